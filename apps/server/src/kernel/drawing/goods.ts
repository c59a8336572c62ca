import { disc, line, type Mood, path } from './land.ts'

/*
 * Goods of a shop, drawn like the tools of `tools.ts`: the foot at the origin, negative y upwards, light from the left.
 */

export const bottle = ({ pale, accent, accentShade, dark }: Mood): string =>
  [
    path('M-34-132H34V-112H-34Z', dark),
    path('M-22-146H22V-132H-22Z', accentShade),
    path('M-38-112H38A8 8 0 0 1 46-104V-12A12 12 0 0 1 34 0H-34A12 12 0 0 1-46-12V-104A8 8 0 0 1-38-112Z', accent),
    path('M8-112H38A8 8 0 0 1 46-104V-12A12 12 0 0 1 34 0H8Z', accentShade),
    path('M-46-52C-26-72-6-70 12-58S36-50 46-56V-26C20-18-20-18-46-26Z', pale, 'opacity=".85"'),
    line('M-32-100V-66', pale, 5, 'opacity=".6"'),
  ].join('')

export const tote = ({ pale, accent, accentShade, dark }: Mood): string =>
  [
    line('M-26-86C-26-142 26-142 26-86', dark, 8),
    path('M-58-92H58L50-8A10 10 0 0 1 40 0H-40A10 10 0 0 1-50-8Z', pale),
    path('M18-92H58L50-8A10 10 0 0 1 40 0H18Z', dark, 'opacity=".1"'),
    path('M-30-30C-14-52 4-54 16-42S30-34 34-38V-20H-34Z', accent),
    path('M4-50C12-50 14-44 20-39S30-34 34-38V-20H2Z', accentShade),
    disc(-14, -62, 7, accent),
  ].join('')

const keys = [-62, -46, -30, -14, 2, 18, 34, 50]

export const keyboard = ({ pale, accent, accentShade, dark }: Mood): string =>
  [
    line('M-30-66C-30-100 24-90 24-126', dark, 4, 'opacity=".6"'),
    path('M-72-66H72A10 10 0 0 1 82-56V-10A10 10 0 0 1 72 0H-72A10 10 0 0 1-82-10V-56A10 10 0 0 1-72-66Z', accentShade),
    path('M-72-66H72A10 10 0 0 1 82-56V-16A10 10 0 0 1 72-6H-72A10 10 0 0 1-82-16V-56A10 10 0 0 1-72-66Z', accent),
    ...keys.map((x) => path(`M${x}-56H${x + 11}V-45H${x}Z`, pale)),
    ...keys.map((x) => path(`M${x}-40H${x + 11}V-29H${x}Z`, pale, 'opacity=".85"')),
    path('M-30-24H34V-13H-30Z', pale, 'opacity=".85"'),
    path('M-62-24H-36V-13H-62ZM40-24H61V-13H40Z', pale, 'opacity=".85"'),
  ].join('')

export const umbrella = ({ accent, accentShade, dark }: Mood): string =>
  [
    line('M0-120V-14C0 2 24 2 24-12', dark, 6),
    path(
      'M-76-70C-70-116-38-132 0-132S70-116 76-70C62-80 48-80 38-70C28-80 12-80 0-70C-12-80-28-80-38-70C-48-80-62-80-76-70Z',
      accent,
    ),
    path('M0-132C38-132 70-116 76-70C62-80 48-80 38-70C28-80 12-80 0-70C10-92 10-114 0-132Z', accentShade),
    line('M0-142V-132', dark, 6),
  ].join('')

export const gift = ({ pale, accent, accentShade, dark }: Mood): string =>
  [
    path('M-58-78H58V0H-58Z', accent),
    path('M14-78H58V0H14Z', accentShade),
    path('M-66-102H66V-74H-66Z', accent),
    path('M14-102H66V-74H14Z', accentShade),
    path('M-12-102H12V0H-12Z', pale),
    path('M0-102C-14-138-52-136-46-116C-42-104-18-102 0-102ZM0-102C14-138 52-136 46-116C42-104 18-102 0-102Z', pale),
    path('M-66-78H66V-74H-66Z', dark, 'opacity=".15"'),
  ].join('')

/** Three stones with a leaf, for a quiet half hour. */
export const stones = ({ accent, accentShade, dark }: Mood): string =>
  [
    path('M-64-16C-64-36-30-42 0-42S64-36 64-16S34 0 0 0S-64 4-64-16Z', dark, 'opacity=".85"'),
    path('M-48-54C-48-72-22-76 0-76S48-72 48-54S24-38 0-38S-48-36-48-54Z', dark, 'opacity=".65"'),
    path('M-32-88C-32-102-14-106 0-106S32-102 32-88S16-74 0-74S-32-74-32-88Z', dark, 'opacity=".5"'),
    path('M0-104C-6-134 16-150 44-148C42-122 24-104 0-104Z', accent),
    path('M0-104C18-112 32-128 44-148C42-122 24-104 0-104Z', accentShade),
  ].join('')
