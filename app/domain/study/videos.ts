/** A video somebody may learn from. `videoId` has passed `isVideoId`. */
export type Video = { videoId: string; title: string; description: string }

/** Whether a text has the form of a video's id, so that nothing else ever becomes part of an address. */
export function isVideoId(text: string): boolean {
  return /^[\w-]{11}$/.test(text)
}

export function videoUrl(videoId: string): string {
  return `https://www.youtube.com/watch?v=${videoId}`
}

/** The player that sets no cookies. */
export function playerUrl(videoId: string): string {
  return `https://www.youtube-nocookie.com/embed/${videoId}?autoplay=1`
}

/** Where somebody can look for videos themselves. */
export function searchUrl(topic: string): string {
  return `https://www.youtube.com/results?search_query=${encodeURIComponent(topic)}`
}
