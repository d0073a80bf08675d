/** The file the first view needs; worth `<link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous">`. */
export const firstViewFont = '/fonts/literata-latin-3.103.woff2'
