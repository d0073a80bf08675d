/**
 * The icon set: path data on a 24 × 24 grid, drawn as a 1.75 px round stroke without fill. Drawn for this product.
 */
export const icons = {
  home: 'M4 11l8-7 8 7M6 9.5V20h12V9.5M10 20v-6h4v6',
  humanizer: 'M4 20l1-4L15.5 5.5l3 3L8 19zM13.5 7.5l3 3M18 14v4M16 16h4M6 4v3M4.5 5.5h3',
  chat: 'M5 5h14a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1h-8l-5 4v-4H5a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1zM8 9h8M8 12h5',
  study: 'M12 6.5C10 5 7 4.5 4 5v13c3-.5 6 0 8 1.5 2-1.5 5-2 8-1.5V5c-3-.5-6 0-8 1.5zM12 6.5v13',
  files: 'M4 7V6a1 1 0 0 1 1-1h4l2 2h8a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1zM4 10.5h16',
  file: 'M7 4h7l4 4v12H7a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1zM14 4v4h4M9 13h6M9 16h6',
  account: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20c.5-4 3.5-5.5 7.5-5.5s7 1.5 7.5 5.5',
  history: 'M4 5v4h4M4.5 9A8 8 0 1 1 4 13M12 8v4.5l3 2',
  copy: 'M9 9h10v11H9zM15 9V5a1 1 0 0 0-1-1H6a1 1 0 0 0-1 1v10h4',
  download: 'M12 4v11M7.5 11l4.5 4.5 4.5-4.5M5 19.5h14',
  upload: 'M12 15.5V4.5M7.5 9L12 4.5 16.5 9M5 19.5h14',
  share: 'M12 14V4M8.5 7L12 3.5 15.5 7M8 11H6v9h12v-9h-2',
  undo: 'M8 6L4 10l4 4M4 10h9.5a5 5 0 0 1 0 10H10',
  close: 'M6 6l12 12M18 6L6 18',
  menu: 'M4 7h16M4 12h16M4 17h16',
  'chevron-down': 'M6 9.5l6 6 6-6',
  'chevron-right': 'M9.5 6l6 6-6 6',
  'chevron-left': 'M14.5 6l-6 6 6 6',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  good: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM8 12.5l3 3 5-6',
  warn: 'M12 4l9 16H3zM12 10v5M12 17.5v.01',
  bad: 'M8.5 3h7L21 8.5v7L15.5 21h-7L3 15.5v-7zM12 7.5v5.5M12 16v.01',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 11v6M12 7.5v.01',
  trash: 'M4.5 7h15M9 7V4.5h6V7M6.5 7l1 13h9l1-13M10.5 11v5.5M13.5 11v5.5',
  plus: 'M12 5v14M5 12h14',
  external: 'M13 5h6v6M19 5l-8.5 8.5M17 14v5H5V7h5',
  eye: 'M2.5 12C4.5 8 8 6 12 6s7.5 2 9.5 6c-2 4-5.5 6-9.5 6s-7.5-2-9.5-6zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5L20 20',
  sun: 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6L7 7M17 17l1.4 1.4M5.6 18.4L7 17M17 7l1.4-1.4',
  moon: 'M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z',
  'sign-out': 'M14 5H6a1 1 0 0 0-1 1v12a1 1 0 0 0 1 1h8M10 12h10M16.5 8.5L20 12l-3.5 3.5',
  upgrade: 'M12 20V9M7.5 13L12 8.5 16.5 13M5 4.5h14',
  usage: 'M4 20h16M7 16v-4M12 16V6M17 16V9.5',
  filter: 'M4 6.5h16M7 12h10M10 17.5h4',
  sort: 'M8 9.5L12 5l4 4.5M8 14.5l4 4.5 4-4.5',
  dots: 'M5 12h2M11 12h2M17 12h2',
} as const satisfies Record<string, string>

/** The names of the icon set. */
export type IconName = keyof typeof icons
