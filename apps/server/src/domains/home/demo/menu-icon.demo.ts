import { at, disc, drawing, line, path } from '../../../kernel/drawing/land.ts'

const SIZE = { width: 48, height: 48 }
/** 144 pixels for a tile of 48 points. */
const SCALE = 3
const WHITE = '#ffffff'

type Tile = readonly [from: string, to: string]

/** A coloured tile with a dune at the bottom; the white sign is drawn on a field of 24 by 24. */
const tile = ([from, to]: Tile, sign: string): string =>
  drawing(
    SIZE,
    SCALE,
    [
      `<defs><linearGradient id="tile" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs>`,
      '<rect width="48" height="48" rx="15" fill="url(#tile)"/>',
      path('M0 36C8 29 17 29 25 33S40 37 48 29V33A15 15 0 0 1 33 48H15A15 15 0 0 1 0 36Z', WHITE, 'opacity=".16"'),
      at(9.6, 9.6, 1.2, sign),
    ].join(''),
  )

const stroke = (d: string): string => line(d, WHITE, 2)

const BLUE: Tile = ['#4a9dff', '#0068e6']
const AMBER: Tile = ['#ffb547', '#ef7d1a']
const CORAL: Tile = ['#ff8a76', '#e2453d']
const TEAL: Tile = ['#3cc7b2', '#0c8f80']
const PLUM: Tile = ['#ab85f2', '#7443cf']
const SLATE: Tile = ['#8a9bb8', '#556684']
const GREEN: Tile = ['#5fcf86', '#1d9a52']
const ROSE: Tile = ['#ff8fb4', '#d9407c']
const INDIGO: Tile = ['#7d8bff', '#4453d6']
const CLAY: Tile = ['#d9a066', '#a8662d']

export const MENU_ICONS = {
  guide: () =>
    tile(
      BLUE,
      stroke('M21 12A9 9 0 1 1 3 12A9 9 0 0 1 21 12Z') +
        path('M16.500 7.500L13.700 13.700L7.500 16.500L10.300 10.300Z', WHITE),
    ),
  courses: () =>
    tile(
      AMBER,
      stroke(
        'M12 7V20M12 7C10 5 7 4.500 3 4.500V17.500C7 17.500 10 18 12 20C14 18 17 17.500 21 17.500V4.500C17 4.500 14 5 12 7Z',
      ),
    ),
  messages: () =>
    tile(
      CORAL,
      stroke('M6 9A6 6 0 0 1 18 9C18 15 20.500 16.500 20.500 16.500H3.500S6 15 6 9Z') +
        stroke('M10 20A2.200 2.200 0 0 0 14 20'),
    ),
  profile: () =>
    tile(
      TEAL,
      stroke('M16 8A4 4 0 1 1 8 8A4 4 0 0 1 16 8Z') +
        stroke('M4.500 20.500C5 16.500 8 14.800 12 14.800S19 16.500 19.500 20.500'),
    ),
  outbox: () => tile(INDIGO, stroke('M21 3L14.500 21L10.500 13.500L3 9.500Z') + stroke('M21 3L10.500 13.500')),
  settings: () =>
    tile(
      SLATE,
      stroke('M3 7H11M17 7H21M3 17H7M13 17H21') +
        stroke('M17 7A3 3 0 1 1 11 7A3 3 0 0 1 17 7ZM13 17A3 3 0 1 1 7 17A3 3 0 0 1 13 17Z'),
    ),
  privacy: () =>
    tile(
      GREEN,
      stroke(
        'M12 2.800C14.500 4.700 17 5.500 20 5.500V11.500C20 16.500 16.800 19.600 12 21.300C7.200 19.600 4 16.500 4 11.500V5.500C7 5.500 9.500 4.700 12 2.800Z',
      ) + stroke('M8.600 11.800L11 14.200L15.400 9.600'),
    ),
  shop: () =>
    tile(ROSE, stroke('M5 8.500H19L20 20.500H4Z') + stroke('M8.500 11V7.500A3.500 3.500 0 0 1 15.500 7.500V11')),
  agreement: () =>
    tile(
      PLUM,
      stroke('M6 2.800H14L19 7.800V21.200H6Z') +
        stroke('M14 2.800V7.800H19') +
        stroke('M9.500 12.500H15.500M9.500 16.500H13.500'),
    ),
  information: () =>
    tile(
      CLAY,
      stroke('M8.500 4.500H5V21H19V4.500H15.500') +
        path('M9 2.500H15V6.500H9Z', WHITE) +
        stroke('M9 2.500H15V6.500H9Z') +
        disc(9, 11.5, 1.2, WHITE) +
        disc(9, 16, 1.2, WHITE) +
        stroke('M12.500 11.500H15.500M12.500 16H15.500'),
    ),
} satisfies Record<string, () => string>

/** A round button with a compass, for the floating button. */
export const guideButton = (): string =>
  drawing(
    SIZE,
    SCALE,
    [
      '<defs><linearGradient id="disc" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#ffd27a"/><stop offset="1" stop-color="#f08a24"/></linearGradient><clipPath id="round"><circle cx="24" cy="24" r="22"/></clipPath></defs>',
      disc(24, 24, 24, WHITE),
      disc(24, 24, 22, 'url(#disc)'),
      path('M0 38C10 29 18 30 26 34S40 37 48 29V48H0Z', WHITE, 'opacity=".28" clip-path="url(#round)"'),
      disc(24, 22, 12.5, WHITE),
      path('M30 16L26.500 24.500L21.500 19.500Z', '#e2453d'),
      path('M18 28L26.500 24.500L21.500 19.500Z', '#4f5b71'),
      disc(24, 22, 1.8, WHITE),
    ].join(''),
  )

/** The company's logo, white on transparent. */
export const whiteLogo = (): string =>
  drawing(
    { width: 64, height: 64 },
    SCALE,
    [
      disc(44, 18, 8, WHITE),
      path('M2 44C12 30 24 28 36 36S54 42 62 34V48C48 50 36 46 30 44S14 42 2 48Z', WHITE, 'opacity=".6"'),
      path('M2 56C12 47 24 46 34 51S52 54 62 47V52A10 10 0 0 1 52 62H12A10 10 0 0 1 2 56Z', WHITE),
    ].join(''),
  )
