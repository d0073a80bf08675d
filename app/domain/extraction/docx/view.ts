import type { Element, Root, RootContent } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { type Schema, sanitize } from 'hast-util-sanitize'
import { toHtml } from 'hast-util-to-html'
import mammoth from 'mammoth'
import sharp from 'sharp'
import { DOCUMENT_VIEW, type DocumentView } from '../page-image/document-view.ts'
import { LIMITS } from '../limits.ts'
import { openZip } from '../zip/open-zip.ts'

const WEBP = { quality: 74, effort: 1 }
const PICTURE = 'data:image/webp;base64,'

/** All that a view may have: no styles, no addresses but places in itself, no pictures but those that were drawn anew. */
const ALLOWED: Schema = {
  tagNames:
    'a b blockquote br dd dl dt em h1 h2 h3 h4 h5 h6 i img li ol p pre s strong sub sup table tbody td tfoot th thead tr u ul'.split(
      ' ',
    ),
  attributes: {
    a: ['href'],
    img: ['src', 'alt'],
    td: ['colSpan', 'rowSpan'],
    th: ['colSpan', 'rowSpan'],
    '*': ['id'],
  },
  protocols: { src: ['data'] },
  clobber: [],
}

/**
 * Makes HTML of a .docx that can be shown to people: what mammoth makes of it, cleaned by a list of what is allowed. Throws the
 * refusals of archives, and `damaged`.
 */
export async function viewDocx(bytes: Uint8Array): Promise<DocumentView> {
  await refuseBomb(bytes)
  const drawPicture = pictures()
  const { value } = await mammoth.convertToHtml(
    { buffer: Buffer.from(bytes) },
    {
      includeEmbeddedStyleMap: false,
      convertImage: mammoth.images.imgElement(async (image) => ({
        src: await image
          .readAsBuffer()
          .then(drawPicture)
          .catch(() => ''),
      })),
    },
  )
  const tree = sanitize(fromHtml(value, { fragment: true }), ALLOWED) as Root
  keepInside(tree)
  return bounded(tree)
}

/** Unpacks all parts once, counted: mammoth's own reader of archives knows no bounds. */
async function refuseBomb(bytes: Uint8Array): Promise<void> {
  const zip = await openZip(bytes)
  for (const { path, readable } of zip.members) if (readable) await zip.read(path)
}

/** Draws pictures anew, small, as long as there is room for them. */
function pictures(): (picture: Buffer) => Promise<string> {
  let left = DOCUMENT_VIEW.pictureBytes
  return async (picture) => {
    if (left <= 0) return ''
    const drawn = await sharp(picture, { limitInputPixels: LIMITS.pixels, page: 0, pages: 1 })
      .autoOrient()
      .flatten({ background: '#fff' })
      .resize(DOCUMENT_VIEW.pictureSide, DOCUMENT_VIEW.pictureSide, {
        fit: 'inside',
        withoutEnlargement: true,
      })
      .webp(WEBP)
      .toBuffer()
    left -= drawn.length
    return left < 0 ? '' : PICTURE + drawn.toString('base64')
  }
}

/** Takes away what leads out of the document; where a picture cannot be shown, its words stand. */
function keepInside(parent: Root | Element): void {
  parent.children = (parent.children as RootContent[]).map((child): RootContent => {
    if (child.type !== 'element') return child
    const { href, src, alt } = child.properties
    if (href !== undefined && !href.startsWith('#')) delete child.properties.href
    if (child.tagName === 'img' && !src?.startsWith(PICTURE)) {
      return { type: 'text', value: `[Picture${typeof alt === 'string' && alt ? `: ${alt}` : ''}]` }
    }
    keepInside(child)
    return child
  })
}

/** As many parts of the document as there is room for. */
function bounded({ children }: Root): DocumentView {
  let html = ''
  for (const child of children) {
    const part = toHtml(child)
    if (html.length + part.length > DOCUMENT_VIEW.characters) return { html, isCut: true }
    html += part
  }
  return { html, isCut: false }
}
