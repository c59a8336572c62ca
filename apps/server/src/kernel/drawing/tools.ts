import { disc, line, type Mood, path } from './land.ts'

/*
 * Tools and devices, drawn like those of `objects.ts`: the foot at the origin, negative y upwards, light from the left.
 */

export const chart = ({ pale, accent, accentShade, dark }: Mood): string =>
  [
    line('M-34 0L-20-30M34 0L20-30', dark, 5),
    path('M-66-26V-112A6 6 0 0 1-60-118H60A6 6 0 0 1 66-112V-26A6 6 0 0 1 60-20H-60A6 6 0 0 1-66-26Z', pale),
    path('M20-118H60A6 6 0 0 1 66-112V-26A6 6 0 0 1 60-20H-8Z', dark, 'opacity=".08"'),
    path('M-50-34V-56H-34V-34Z', accentShade),
    path('M-24-34V-72H-8V-34Z', accent),
    path('M2-34V-64H18V-34Z', accentShade),
    path('M28-34V-92H44V-34Z', accent),
    line('M-48-72L-18-90L10-80L42-106', dark, 4),
    disc(42, -106, 5, dark),
  ].join('')

export const clock = ({ pale, accent, accentShade, dark }: Mood): string =>
  [
    line('M-34-14L-44 0M34-14L44 0', dark, 7),
    path('M-50-104A16 16 0 0 1-22-118ZM50-104A16 16 0 0 0 22-118Z', accentShade),
    disc(0, -60, 54, accent),
    path('M0-114A54 54 0 0 1 0-6Z', accentShade),
    disc(0, -60, 43, pale),
    line('M0-95V-91M0-29V-25M-35-60H-31M31-60H35', dark, 4, 'opacity=".6"'),
    line('M0-60V-84M0-60L18-50', dark, 6),
    disc(0, -60, 5, accent),
  ].join('')

export const parcel = ({ pale, dark }: Mood): string =>
  [
    path('M-56 0V-66H20V0Z', '#e6b36c'),
    path('M20 0V-66L56-80V-12Z', '#c48a42'),
    path('M-56-66L-22-80H56L20-66Z', '#f2cd92'),
    path('M-26-66L6-80H22L-8-66V-44H-26Z', pale, 'opacity=".85"'),
    line('M-44-14H-20M-44-24H-30', dark, 3, 'opacity=".5"'),
    path('M-40-66V-108H8V-66Z', '#efc27d'),
    path('M8-66V-108L30-116V-70Z', '#cf974e'),
    path('M-40-108L-18-116H30L8-108Z', '#f8dcab'),
    path('M-20-108L0-116H10L-8-108V-92H-20Z', pale, 'opacity=".85"'),
  ].join('')

export const phone = ({ pale, accent, accentShade, dark }: Mood): string =>
  [
    path('M-28-128H28A10 10 0 0 1 38-118V-10A10 10 0 0 1 28 0H-28A10 10 0 0 1-38-10V-118A10 10 0 0 1-28-128Z', dark),
    path('M-31-116H31V-14H-31Z', pale),
    path('M-24-108H24V-74H-24Z', accent),
    path('M4-108H24V-74H-8Z', accentShade),
    path('M-5-98L9-91L-5-84Z', pale),
    line('M-22-62H22M-22-50H8', dark, 4, 'opacity=".35"'),
    line('M-22-34H22', dark, 6, 'opacity=".15"'),
    line('M-22-34H4', accent, 6),
    disc(0, -7, 3, pale),
  ].join('')

export const talk = ({ pale, accent, accentShade, dark }: Mood): string =>
  [
    path(
      'M-78-124H6A12 12 0 0 1 18-112V-72A12 12 0 0 1 6-60H-44L-64-40V-60H-78A12 12 0 0 1-90-72V-112A12 12 0 0 1-78-124Z',
      accent,
    ),
    path('M-20-124H6A12 12 0 0 1 18-112V-72A12 12 0 0 1 6-60H-44Z', accentShade),
    line('M-70-102H-6M-70-84H-26', pale, 6),
    path(
      'M-10-84H74A12 12 0 0 1 86-72V-36A12 12 0 0 1 74-24H62V0L40-24H-10A12 12 0 0 1-22-36V-72A12 12 0 0 1-10-84Z',
      pale,
    ),
    path('M60-84H74A12 12 0 0 1 86-72V-36A12 12 0 0 1 74-24H62V0L40-24Z', dark, 'opacity=".1"'),
    disc(8, -54, 6, dark, 'opacity=".5"'),
    disc(32, -54, 6, dark, 'opacity=".5"'),
    disc(56, -54, 6, dark, 'opacity=".5"'),
  ].join('')

export const headphones = ({ pale, accent, accentShade, dark }: Mood): string =>
  [
    line('M-52-40V-58A52 52 0 0 1 52-58V-40', dark, 12),
    line('M-52-44V-58A52 52 0 0 1-8-109', pale, 5, 'opacity=".5"'),
    path('M-66-62H-42A6 6 0 0 1-36-56V-6A6 6 0 0 1-42 0H-58A14 14 0 0 1-72-14V-56A6 6 0 0 1-66-62Z', accent),
    path('M66-62H42A6 6 0 0 0 36-56V-6A6 6 0 0 0 42 0H58A14 14 0 0 0 72-14V-56A6 6 0 0 0 66-62Z', accentShade),
    line('M-14-20V-40M0-12V-52M14-24V-36', pale, 6),
  ].join('')

export const cup = ({ pale, accent, accentShade, dark }: Mood): string =>
  [
    path('M-52-70H36L28-10A12 12 0 0 1 16 0H-32A12 12 0 0 1-44-10Z', pale),
    path('M6-70H36L28-10A12 12 0 0 1 16 0H-4Z', dark, 'opacity=".12"'),
    path('M-50-50H33L30-26H-47Z', accent),
    path('M3-50H33L30-26H1Z', accentShade),
    line('M36-58C62-62 62-24 32-24', pale, 8),
    line('M-30-84C-40-96-20-102-30-116M-8-84C-18-96 2-102-8-116M14-84C4-96 24-102 14-116', pale, 5, 'opacity=".75"'),
  ].join('')

export const till = ({ pale, accent, accentShade, dark }: Mood): string =>
  [
    path('M-74 0V-30H74V0Z', accentShade),
    line('M-58-15H58', dark, 3, 'opacity=".4"'),
    disc(0, -15, 5, pale),
    path('M-60-30L-46-92H46L60-30Z', accent),
    path('M10-92H46L60-30H20Z', accentShade),
    path('M-36-84H4V-66H-40Z', pale),
    line('M-34-52H-30M-18-52H-14M-2-52H2M-38-40H-34M-20-40H-16M-2-40H2', pale, 7),
    line('M26-52H30M28-40H32', dark, 7, 'opacity=".45"'),
    path('M14-92V-128L20-122L26-128L32-122L38-128V-92Z', pale),
    line('M20-112H32M20-104H32', dark, 3, 'opacity=".4"'),
  ].join('')

export const extinguisher = ({ pale, accent, accentShade, dark }: Mood): string =>
  [
    line('M0-112C30-112 38-96 40-60', dark, 7),
    path('M34-62H46L52-40H30Z', dark),
    path('M-26-86A26 26 0 0 1 26-86V-4A4 4 0 0 1 22 0H-22A4 4 0 0 1-26-4Z', accent),
    path('M6-112A26 26 0 0 1 26-86V-4A4 4 0 0 1 22 0H6Z', accentShade),
    path('M-26-66H26V-30H-26Z', pale),
    path('M0-60C10-50 12-44 10-40A10 10 0 0 1-10-40C-12-46-6-50 0-60Z', accent),
    path('M-9-112H9V-122H-9Z', dark),
    path('M-16-122H22V-130H-16Z', dark),
    disc(-18, -114, 7, pale),
    line('M-18-114L-15-118', dark, 2),
  ].join('')

export const padlock = ({ pale, accent, accentShade, dark }: Mood): string =>
  [
    line('M-28-70V-92A28 28 0 0 1 28-92V-70', dark, 13),
    line('M-28-74V-92A28 28 0 0 1-6-119', pale, 5, 'opacity=".45"'),
    path('M-46-72H46A8 8 0 0 1 54-64V-8A8 8 0 0 1 46 0H-46A8 8 0 0 1-54-8V-64A8 8 0 0 1-46-72Z', accent),
    path('M8-72H46A8 8 0 0 1 54-64V-8A8 8 0 0 1 46 0H8Z', accentShade),
    disc(0, -42, 10, pale),
    path('M-5-40H5L8-16H-8Z', pale),
  ].join('')

export const magnifier = ({ pale, accent, accentShade, dark }: Mood): string =>
  [
    line('M26-44L62-6', dark, 15),
    disc(-6, -72, 50, accent),
    path('M-6-122A50 50 0 0 1-6-22Z', accentShade),
    disc(-6, -72, 39, pale),
    path(
      'M-36-60A34 34 0 0 1 6-102',
      'none',
      `stroke="${dark}" stroke-opacity=".18" stroke-width="7" stroke-linecap="round"`,
    ),
    line('M-24-66L-12-54L14-84', accent, 8),
  ].join('')

export const pencil = ({ pale, accent, accentShade, dark }: Mood): string =>
  [
    path('M-70-6L-58-36L44-122L66-100L-36-12Z', pale),
    path('M-58-36L44-122L55-111L-47-24Z', accent),
    path('M-47-24L55-111L66-100L-36-12Z', accentShade),
    path('M44-122L54-130A10 10 0 0 1 68-129L74-122A10 10 0 0 1 74-108L66-100Z', dark),
    path('M-70-6L-64-20L-54-10Z', dark),
    line('M-30 0H60', pale, 6, 'opacity=".7"'),
  ].join('')
