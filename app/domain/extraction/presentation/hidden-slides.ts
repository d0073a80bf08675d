/** The sentence about slides that are not shown when the presentation is given; their text is kept. */
export function hiddenSlidesNote(slides: readonly number[]): string[] {
  if (slides.length === 0) return []
  if (slides.length === 1) return [`Slide ${slides[0]} is hidden in the presentation.`]
  if (slides.length > 10) return [`${slides.length} slides are hidden in the presentation.`]
  return [`Slides ${slides.slice(0, -1).join(', ')} and ${slides.at(-1)} are hidden in the presentation.`]
}
