import { href } from 'react-router'
import { brand } from '#app/brand.ts'

/** What a phone needs to know to keep the product beside its other programs, and to share texts to it. */
const MANIFEST = {
  id: '/',
  name: brand.name,
  short_name: brand.name,
  description: brand.tagline,
  lang: 'en',
  dir: 'ltr',
  start_url: href('/dashboard'),
  scope: '/',
  display: 'standalone',
  background_color: brand.paper.light,
  theme_color: brand.paper.light,
  icons: [
    { src: '/icons/192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icons/512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
  ],
  shortcuts: [
    { name: 'Humanizer', url: href('/humanizer') },
    { name: 'My Files', url: href('/my-files') },
  ],
  share_target: {
    action: href('/api/share'),
    method: 'POST',
    enctype: 'application/x-www-form-urlencoded',
    params: { title: 'title', text: 'text', url: 'url' },
  },
}

export function loader() {
  return Response.json(MANIFEST, {
    headers: { 'content-type': 'application/manifest+json', 'cache-control': 'public, max-age=86400' },
  })
}
