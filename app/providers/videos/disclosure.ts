import type { Env } from '#app/env.server.ts'
import { at, type Disclosure } from '../disclosure.ts'

/** Tells what looking for videos, and playing one, tells YouTube. */
export function discloseVideos({ youtube }: Pick<Env, 'youtube'>): Disclosure {
  if (!youtube) {
    return {
      parties: [],
      stays: [
        'This server looks for no videos. Study Buddy has links to searches on www.youtube.com, which learns of you when you follow one.',
      ],
    }
  }
  return {
    parties: [
      {
        name: at('YouTube’s search for videos', new URL(youtube.baseUrl)),
        gets: [
          'When you ask for videos about a document: up to two topics of it, in words that stand in it, and its language. Not the document, and not who you are.',
          'A video is loaded from www.youtube-nocookie.com once you want to see it, and not before. YouTube then sees your network address and your browser. The same holds for www.youtube.com when you follow a link to it.',
        ],
      },
    ],
    stays: [],
  }
}
