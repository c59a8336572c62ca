import { at, disc, line, type Mood, path } from './land.ts'

/*
 * Objects in a landscape. Each is drawn with its foot at the origin and negative y upwards, so that it can be placed
 * anywhere. The light comes from the left.
 */

export const flag = ({ accent, accentShade, pale }: Mood): string =>
  [
    line('M0 0V-74', pale, 4),
    path('M2-73C16-82 26-64 44-72V-46C26-38 16-56 2-47Z', accent),
    path('M26-68C32-68 38-69 44-72V-46C38-43 32-42 26-42Z', accentShade),
  ].join('')

export const tent = ({ pale, accent, accentShade, dark }: Mood): string =>
  [
    path('M-62 0L-8-74L46 0Z', accent),
    path('M-8-74L46 0H70L16-66Z', accentShade),
    path('M-26 0L-8-50L10 0Z', dark),
    path('M-26 0L-8-50L-14-8Z', pale),
    line('M-8-74L-14-88', pale, 3),
    path('M-14-88L10-82L-12-75Z', pale),
  ].join('')

export const lighthouse = ({ pale, accent, accentShade, dark }: Mood): string =>
  [
    path('M-24 0L-15-118H15L24 0Z', pale),
    path('M4-118H15L24 0H8Z', dark, 'opacity=".16"'),
    path('M-21.5-30L-19.4-58H19.4L21.5-30Z', accent),
    path('M-17-88L-15.4-110H15.4L17-88Z', accent),
    path('M5-58H19.4L21.5-30H6Z', accentShade),
    path('M4.500-110H15.400L17-88H5Z', accentShade),
    path('M-22-118H22V-125H-22Z', dark),
    path('M-13-125H13V-148H-13Z', '#fff4c2'),
    line('M0-125V-148M-13-136H13', dark, 2),
    path('M-18-148C-12-164 12-164 18-148Z', accent),
    path('M0-160C10-160 15-156 18-148H0Z', accentShade),
    line('M0-160V-170', dark, 3),
    path('M-6 0V-16A6 6 0 0 1 6-16V0Z', dark),
  ].join('')

/** The beam of a lighthouse, from the lamp at its top. */
export const beam = (light: string): string =>
  [
    `<defs><radialGradient id="beam" gradientUnits="userSpaceOnUse" cx="0" cy="-136" r="300"><stop offset="0" stop-color="${light}" stop-opacity=".7"/><stop offset="1" stop-color="${light}" stop-opacity="0"/></radialGradient></defs>`,
    path('M0-136L-330-206V-92Z', 'url(#beam)'),
    path('M0-136L330-190V-84Z', 'url(#beam)'),
  ].join('')

export const balloon = ({ pale, dark }: Mood, [stripe, stripeShade]: readonly [string, string]): string =>
  [
    line('M-13-26L-7-12M13-26L7-12', dark, 1.6),
    path('M0-112C34-112 50-90 50-66C50-44 26-30 13-26H-13C-26-30-50-44-50-66C-50-90-34-112 0-112Z', pale),
    path('M0-112C-34-112-50-90-50-66C-50-44-26-30-13-26C-30-44-34-58-34-70C-34-90-20-108 0-112Z', stripe),
    path('M0-112C16-106 17-84 17-68C17-52 12-36 6-26H-6C-12-36-17-52-17-68C-17-84-16-106 0-112Z', stripe),
    path('M0-112C34-112 50-90 50-66C50-44 26-30 13-26C30-44 34-58 34-70C34-90 20-108 0-112Z', stripeShade),
    path('M-9-13H9L7 0H-7Z', dark),
  ].join('')

/** An open book; its pages are curved like a dune. */
export const openBook = ({ pale, accent, accentShade, dark }: Mood): string =>
  [
    path('M-112-8C-74-26-34-24 0-4C34-24 74-26 112-8V8C74-8 34-6 0 12C-34-6-74-8-112 8Z', accent),
    path('M0-4C34-24 74-26 112-8V8C74-8 34-6 0 12Z', accentShade),
    path('M-104-16C-70-44-28-40 0-14V2C-30-16-72-18-104-2Z', pale),
    path('M104-16C70-44 28-40 0-14V2C30-16 72-18 104-2Z', pale),
    path('M104-16C70-44 28-40 0-14V2C8-18 40-34 104-16Z', dark, 'opacity=".14"'),
    line('M-88-18C-66-32-42-32-22-20M-88-8C-64-20-42-20-22-8', dark, 3, 'opacity=".28"'),
    line('M88-18C66-32 42-32 22-20M88-8C64-20 42-20 22-8', dark, 3, 'opacity=".28"'),
  ].join('')

export const palm = (trunk: string, leaf: string, leafShade: string): string =>
  [
    path('M-5 0C0-32-4-62 8-94L15-91C6-62 9-32 6 0Z', trunk),
    path('M11-94C14-118 34-128 58-118C40-116 24-108 13-91Z', leafShade),
    path('M11-94C4-118-16-126-38-114C-20-114-4-106 9-91Z', leafShade),
    path('M11-94C34-112 58-102 66-76C48-90 30-92 11-90Z', leaf),
    path('M11-94C-12-112-38-104-46-78C-28-92-8-92 11-90Z', leaf),
    path('M10-92C34-92 48-74 46-48C38-68 26-80 10-88Z', leafShade),
    path('M12-92C-12-92-28-76-28-50C-18-70-4-80 12-88Z', leaf),
    disc(8, -86, 4.5, trunk),
    disc(16, -85, 4, trunk),
  ].join('')

export const shop = ({ pale, accent, accentShade, dark, sky }: Mood): string => {
  const awning = [0, 1, 2, 3, 4, 5].map((index) =>
    path(
      `M${index * 26 - 78}-72V-92H${index * 26 - 52}V-72A13 13 0 0 1 ${index * 26 - 78}-72Z`,
      index % 2 === 0 ? accent : '#ffe1d8',
    ),
  )
  return [
    path('M-70 0V-80H70V0Z', pale),
    path('M-70-80H70V-54H-70Z', dark, 'opacity=".12"'),
    path('M-60-12V-52H-6V-12Z', sky[1]),
    path('M-60-12V-52H-40L-56-12ZM-34-52H-24L-42-12H-50Z', '#ffffff', 'opacity=".45"'),
    path('M-63-12H-3V-7H-63Z', dark),
    path('M12 0V-52H50V0Z', dark),
    path('M17-5V-47H45V-5Z', sky[1]),
    disc(41, -24, 2.4, dark),
    ...awning,
    path('M-78-92L-66-112H66L78-92Z', accentShade),
    path('M-30-112V-136H30V-112Z', accent),
    line('M-16-124H16', pale, 5),
  ].join('')
}

export const compass = ({ pale, accent, accentShade, dark }: Mood): string =>
  [
    disc(0, -60, 60, dark),
    disc(0, -60, 52, pale),
    line('M0-106V-98M0-22V-14M-46-60H-38M38-60H46', dark, 5, 'opacity=".55"'),
    path('M26-92L8-52L-8-68Z', accent),
    path('M-26-28L8-52L-8-68Z', accentShade),
    disc(0, -60, 5, pale),
  ].join('')

export const medal = ({ pale, accent, accentShade }: Mood): string =>
  [
    path('M-26-128H-2L14-70H-10Z', accent),
    path('M26-128H2L-14-70H10Z', accentShade),
    disc(0, -46, 38, '#ffc94a'),
    path('M0-84A38 38 0 0 1 0-8Z', '#eda92a'),
    disc(0, -46, 28, '#ffdd85'),
    path('M0-68L6.500-53L22-52L10-42L14-26L0-35L-14-26L-10-42L-22-52L-6.500-53Z', pale),
  ].join('')

export const shield = ({ pale, accent, accentShade }: Mood): string =>
  [
    path('M0-128C20-114 38-110 54-110V-64C54-32 32-12 0 0C-32-12-54-32-54-64V-110C-38-110-20-114 0-128Z', pale),
    path('M0-116C17-105 31-101 44-100V-64C44-39 27-22 0-12C-27-22-44-39-44-64V-100C-31-101-17-105 0-116Z', accent),
    path('M0-116C17-105 31-101 44-100V-64C44-39 27-22 0-12Z', accentShade),
    line('M-18-64L-5-50L20-80', pale, 10),
  ].join('')

export const lantern = ({ pale, accent, accentShade, dark }: Mood): string =>
  [
    line('M-14-92A14 14 0 0 1 14-92', dark, 4),
    path('M-20-92H20L26-80H-26Z', dark),
    path('M-24-80H24L20-12H-20Z', '#ffe9a8'),
    path('M2-80H24L20-12H2Z', accent, 'opacity=".4"'),
    path('M0-62C12-48 14-40 12-32A12 12 0 0 1-12-32C-14-40-8-46 0-62Z', accentShade),
    path('M0-48C6-40 7-36 6-32A6 6 0 0 1-6-32C-7-36-4-40 0-48Z', pale),
    line('M-24-80L-20-12M24-80L20-12', dark, 4),
    path('M-28-12H28V0H-28Z', dark),
  ].join('')

export const bird = (x: number, y: number, scale: number, colour: string): string =>
  at(x, y, scale, line('M-14-6C-8-10-3-6 0 0C3-6 8-10 14-6', colour, 3))

export const cloud = (x: number, y: number, scale: number, colour: string, opacity = 0.8): string =>
  at(
    x,
    y,
    scale,
    path(
      'M-52 0A16 16 0 0 1-46-31A26 26 0 0 1 3-40A20 20 0 0 1 38-28A15 15 0 0 1 50 0Z',
      colour,
      `opacity="${opacity}"`,
    ),
  )
