/*
 * All drawings of the demo company have the same style: dunes under a low sun, hard light and soft shade, and one
 * object that shows the subject. They contain no text, so they need no fonts and fit every language.
 */

/** A time of day. Pairs are the lit and the shaded side. */
export interface Mood {
  sky: readonly [top: string, middle: string, bottom: string]
  sun: string
  far: readonly [lit: string, shade: string]
  middle: readonly [lit: string, shade: string]
  near: readonly [lit: string, shade: string]
  /** Colours of objects in the landscape: light, main colour, and main colour in the shade. */
  pale: string
  accent: string
  accentShade: string
  dark: string
}

export const MOODS = {
  dawn: {
    sky: ['#ff8a6b', '#ffb48a', '#ffe0b5'],
    sun: '#fff6dd',
    far: ['#ffcf94', '#f0a76a'],
    middle: ['#f2a05e', '#d97a41'],
    near: ['#c9622f', '#a84a26'],
    pale: '#fff8ea',
    accent: '#0b63d8',
    accentShade: '#084a9f',
    dark: '#6b2a1c',
  },
  day: {
    sky: ['#1f7bf0', '#5fabff', '#cbe6ff'],
    sun: '#fff6d2',
    far: ['#ffe6b0', '#f5cb7f'],
    middle: ['#f9cf7f', '#e8ac4f'],
    near: ['#eaa847', '#cf8730'],
    pale: '#ffffff',
    accent: '#ef4b3f',
    accentShade: '#bf2f2c',
    dark: '#6a3f12',
  },
  dusk: {
    sky: ['#3a3590', '#9a55a6', '#ffb08c'],
    sun: '#ffe6bf',
    far: ['#b06aa6', '#8a4f92'],
    middle: ['#7a4690', '#5d3579'],
    near: ['#4a2b69', '#382053'],
    pale: '#fff3e2',
    accent: '#ff9a3d',
    accentShade: '#d9702a',
    dark: '#251541',
  },
  night: {
    sky: ['#0b1a4a', '#1b3f8f', '#4f86d6'],
    sun: '#fff1c4',
    far: ['#4a78c6', '#355fae'],
    middle: ['#2c539f', '#214286'],
    near: ['#18336d', '#112655'],
    pale: '#fff6de',
    accent: '#ffb43a',
    accentShade: '#d98a1c',
    dark: '#0b1a40',
  },
  oasis: {
    sky: ['#12a594', '#6fd0bd', '#fff0cc'],
    sun: '#fffbe8',
    far: ['#fbe0a4', '#edc47a'],
    middle: ['#f3c777', '#dda552'],
    near: ['#1f9a82', '#15796a'],
    pale: '#fffdf4',
    accent: '#f0563f',
    accentShade: '#c23c2e',
    dark: '#0d4f47',
  },
} as const satisfies Record<string, Mood>

/** The outlines of the dunes, from the horizon to the foreground. The second path of each pair is the shaded side. */
export interface Land {
  far: readonly [dune: string, shade: string]
  middle?: readonly [dune: string, shade: string]
  near: string
  /** Wind ripples on the nearest dune. */
  ripples?: string
}

export interface Size {
  width: number
  height: number
}

/** A drawing as an SVG file. `scale` is the number of pixels for one unit of the drawing. */
export const drawing = ({ width, height }: Size, scale: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width * scale}" height="${height * scale}" viewBox="0 0 ${width} ${height}">${content}</svg>`

export const path = (d: string, fill: string, more = ''): string =>
  `<path d="${d}" fill="${fill}"${more && ` ${more}`}/>`

export const line = (d: string, colour: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${more && ` ${more}`}/>`

export const disc = (x: number, y: number, r: number, fill: string, more = ''): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"${more && ` ${more}`}/>`

export const at = (x: number, y: number, scale: number, content: string): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${content}</g>`

function fade(id: string, stops: readonly string[], direction = 'x1="0" y1="0" x2="0" y2="1"'): string {
  const marks = stops.map((colour, index) => `<stop offset="${index / (stops.length - 1)}" stop-color="${colour}"/>`)
  return `<linearGradient id="${id}" ${direction}>${marks.join('')}</linearGradient>`
}

/** Sky and sun. The glow around the sun fades out. */
export const sky = (mood: Mood, { width, height }: Size, sun: { x: number; y: number; r: number }): string =>
  [
    `<defs>${fade('sky', mood.sky)}<radialGradient id="glow"><stop offset="0" stop-color="${mood.sun}" stop-opacity=".75"/><stop offset="1" stop-color="${mood.sun}" stop-opacity="0"/></radialGradient></defs>`,
    `<rect width="${width}" height="${height}" fill="url(#sky)"/>`,
    disc(sun.x, sun.y, sun.r * 3.4, 'url(#glow)'),
    disc(sun.x, sun.y, sun.r * 1.5, mood.sun, 'opacity=".28"'),
    disc(sun.x, sun.y, sun.r, mood.sun),
  ].join('')

export const stars = (places: readonly (readonly [x: number, y: number, r: number])[], colour: string): string =>
  places.map(([x, y, r]) => disc(x, y, r, colour, `opacity="${r > 1.6 ? 0.95 : 0.6}"`)).join('')

export const farDunes = (mood: Mood, land: Land): string =>
  path(land.far[0], mood.far[0]) + path(land.far[1], mood.far[1])

export const middleDunes = (mood: Mood, { middle }: Land): string =>
  middle ? path(middle[0], mood.middle[0]) + path(middle[1], mood.middle[1]) : ''

export const nearDune = (mood: Mood, land: Land): string =>
  [
    `<defs>${fade('near', mood.near)}</defs>`,
    path(land.near, 'url(#near)'),
    land.ripples ? line(land.ripples, mood.near[1], 2, 'opacity=".55"') : '',
  ].join('')

/** Footprints in the sand. */
export const trail = (d: string, colour: string, width = 4): string =>
  line(d, colour, width, `stroke-dasharray="0 ${width * 2.4}"`)

/** Light that fades out upwards. */
export const shine = (d: string, colour: string): string =>
  `<defs><linearGradient id="shine" x1="0" y1="1" x2="0" y2="0"><stop offset="0" stop-color="${colour}" stop-opacity=".5"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></linearGradient></defs>${path(d, 'url(#shine)')}`
