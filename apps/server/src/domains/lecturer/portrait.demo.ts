import { disc, drawing, line, path } from '../../kernel/drawing/land.ts'

/** Head and shoulders of a fictional person. The light comes from the left, as in all our drawings. */
export interface Portrait {
  ground: readonly [light: string, dark: string]
  skin: keyof typeof SKINS
  hair: keyof typeof HAIRS
  hairColour: keyof typeof COLOURS
  clothes: readonly [lit: string, shade: string]
  collar: 'shirt' | 'round' | 'jacket'
  glasses?: true
  beard?: true
}

const SIZE = { width: 240, height: 240 }
const SCALE = 2

/** The colours of lit, shaded and reddened skin. */
const SKINS = {
  fair: ['#ffdfc4', '#f2c19d', '#ee9d86'],
  warm: ['#f6cfa4', '#e2ab7a', '#dd8a6c'],
  tan: ['#dda777', '#bf8455', '#b8654b'],
  deep: ['#9a6440', '#7c4c2e', '#8a4234'],
} as const

const COLOURS = {
  black: ['#2c2a33', '#1d1b23'],
  brown: ['#6b4630', '#4f3222'],
  chestnut: ['#93592f', '#734220'],
  blond: ['#e3b866', '#c4953f'],
  grey: ['#b9bcc4', '#969aa5'],
} as const

interface Style {
  /** Hair behind head and shoulders. */
  back?: string
  front: string
  shade?: string
}

const HAIRS = {
  short: {
    front:
      'M74 106C66 58 92 36 122 36C154 36 174 60 166 106C164 92 158 82 150 74C128 78 104 76 90 70C82 80 77 92 74 106Z',
    shade: 'M122 36C154 36 174 60 166 106C164 92 158 82 150 74C152 58 142 42 122 36Z',
  },
  parted: {
    front:
      'M72 112C62 62 86 34 120 34C156 34 178 62 168 112C166 94 158 78 144 68C130 78 106 74 98 58C92 74 78 88 72 112Z',
    shade: 'M128 34C158 38 176 64 168 112C166 94 158 78 144 68C150 56 142 42 128 34Z',
  },
  bob: {
    back: 'M62 112C56 52 88 30 120 30C152 30 184 52 178 112C178 136 174 150 168 160H72C66 150 62 136 62 112Z',
    front: 'M76 108C74 74 92 60 106 58C122 74 148 80 164 108C172 70 152 38 120 38C88 38 68 70 76 108Z',
    shade: 'M120 38C152 38 172 70 164 108C156 92 144 84 132 78C146 66 138 46 120 38Z',
  },
  long: {
    back: 'M60 116C52 52 86 28 120 28C154 28 188 52 180 116C180 158 188 186 196 206H44C52 186 60 158 60 116Z',
    front: 'M74 112C72 78 86 58 118 54C146 62 166 80 166 112C176 70 154 36 120 36C86 36 64 70 74 112Z',
    shade: 'M120 36C154 36 176 70 166 112C166 80 150 64 126 56C140 52 136 42 120 36Z',
  },
  bun: {
    back: 'M96 34A24 24 0 0 1 144 34C144 48 132 56 120 56S96 48 96 34Z',
    front: 'M74 108C66 64 90 40 120 40C150 40 174 64 166 108C162 86 146 68 120 66C94 68 78 86 74 108Z',
    shade: 'M120 40C150 40 174 64 166 108C162 86 148 70 126 66C140 60 136 46 120 40Z',
  },
  curly: {
    back: 'M66 108C52 98 56 78 66 70C64 50 84 36 98 40C108 26 134 26 144 40C160 36 178 52 174 70C186 80 188 98 174 108C180 124 172 136 164 136H76C68 136 60 124 66 108Z',
    front:
      'M76 104C72 88 80 76 92 76C98 64 114 64 120 70C128 62 144 64 148 76C160 76 168 88 164 104C174 70 154 42 120 42C86 42 66 70 76 104Z',
  },
  bald: {
    front: 'M72 116C70 102 72 92 78 84C78 96 78 106 76 118ZM168 116C170 102 168 92 162 84C162 96 162 106 164 118Z',
  },
} as const satisfies Record<string, Style>

const COLLARS: Readonly<Record<Portrait['collar'], (clothes: Portrait['clothes']) => string>> = {
  round: ([, shade]) => line('M94 178C102 196 138 196 146 178', shade, 6),
  shirt: ([, shade]) =>
    path('M96 172L120 200L104 214L84 182Z', '#ffffff') +
    path('M144 172L120 200L136 214L156 182Z', '#eef1f6') +
    line('M120 200V240', shade, 2),
  jacket: ([, shade]) =>
    path('M96 172L120 240L144 172Z', '#ffffff') +
    path('M120 204L113 214L120 240L127 214Z', shade) +
    path('M92 172L78 204L92 206L88 216L118 240H120L98 172Z', shade) +
    path('M148 172L162 204L148 206L152 216L122 240H120L142 172Z', shade),
}

const fade = (id: string, [from, to]: readonly [string, string]): string =>
  `<defs><linearGradient id="${id}" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs>`

function face({ skin, hairColour, glasses, beard }: Portrait): string {
  const [, shade, red] = SKINS[skin]
  const [, brow] = COLOURS[hairColour]
  const whiskers = beard
    ? path(
        'M78 116C80 156 98 172 120 172S160 156 162 116C158 134 150 138 140 134C128 128 112 128 100 134C90 138 82 134 78 116Z',
        COLOURS[hairColour][0],
      )
    : ''
  return [
    disc(88, 124, 9, red, 'opacity=".28"'),
    disc(152, 124, 9, red, 'opacity=".28"'),
    whiskers,
    line('M92 95C97 91 104 91 109 94M131 94C136 91 143 91 148 95', brow, 3.2),
    disc(101, 107, 3.8, '#2b2430'),
    disc(139, 107, 3.8, '#2b2430'),
    line('M121 108C124 116 125 120 118 122', shade, 2.6),
    line('M107 138C113 146 127 146 133 138', beard ? '#ffffff' : '#b34a44', 3),
    glasses
      ? `<rect x="86" y="96" width="29" height="23" rx="10" fill="#ffffff" fill-opacity=".22" stroke="#33303d" stroke-width="2.6"/><rect x="125" y="96" width="29" height="23" rx="10" fill="#ffffff" fill-opacity=".22" stroke="#33303d" stroke-width="2.6"/>${line('M115 105C118 102 122 102 125 105M86 104L76 102M154 104L164 102', '#33303d', 2.6)}`
      : '',
  ].join('')
}

export function portrait(person: Portrait): string {
  const [lit, shade] = SKINS[person.skin]
  const [hair, hairShade] = COLOURS[person.hairColour]
  const style: Style = HAIRS[person.hair]
  const content = [
    fade('ground', person.ground),
    `<rect width="240" height="240" fill="url(#ground)"/>`,
    path('M0 196C60 168 110 178 156 190S220 196 240 186V240H0Z', '#ffffff', 'opacity=".16"'),
    style.back ? path(style.back, hairShade) : '',
    path('M24 240C26 204 56 186 96 176H144C184 186 214 204 216 240Z', person.clothes[0]),
    path('M120 176H144C184 186 214 204 216 240H150C150 212 140 190 120 176Z', person.clothes[1], 'opacity=".55"'),
    path('M100 148H140V176C140 190 130 198 120 198S100 190 100 176Z', shade),
    COLLARS[person.collar](person.clothes),
    disc(73, 114, 9, shade),
    disc(167, 114, 9, shade),
    path('M120 44C150 44 166 70 166 106C166 142 146 166 120 166S74 142 74 106C74 70 90 44 120 44Z', lit),
    path(
      'M120 44C150 44 166 70 166 106C166 142 146 166 120 166C142 152 152 128 150 104C148 78 140 58 120 44Z',
      shade,
      'opacity=".38"',
    ),
    face(person),
    path(style.front, hair),
    style.shade ? path(style.shade, hairShade) : '',
  ]
  return drawing(SIZE, SCALE, content.join(''))
}
