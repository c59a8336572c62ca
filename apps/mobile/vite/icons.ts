import { loadTexts } from '@sands/i18n/texts'
import { LANGUAGES, type Language } from '@sands/rules/language'
import { THEME_COLORS, THEMES, type Theme } from '@sands/rules/theme'
import { localeOf } from '@sands/web/i18n/texts'
import sharp from 'sharp'
import type { Plugin } from 'vite'

interface Icon {
  name: string
  size: number
  /** Rounds the corners itself, for devices that do not cut icons. */
  rounded: boolean
  /** Devices may show only a circle of 80 % of a maskable icon. */
  purpose: 'any' | 'maskable'
}

const ICONS: readonly Icon[] = [
  { name: '192', size: 192, rounded: true, purpose: 'any' },
  { name: '512', size: 512, rounded: true, purpose: 'any' },
  { name: 'maskable', size: 512, rounded: false, purpose: 'maskable' },
  { name: 'apple', size: 180, rounded: false, purpose: 'any' },
]

const fileOf = (theme: Theme, { name }: Icon) => `icons/${theme}-${name}.png`

/** The dunes of the favicon. They extend to the edges, so that no gap shows when a device cuts its own shape. */
function drawing(theme: Theme, { rounded }: Icon): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
    <clipPath id="shape"><rect width="64" height="64" rx="${rounded ? 14 : 0}"/></clipPath>
    <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="${THEME_COLORS[theme]}"/>
      <stop offset="1" stop-color="${THEME_COLORS[theme]}" stop-opacity=".82"/>
    </linearGradient>
    <g clip-path="url(#shape)">
      <rect width="64" height="64" fill="#fff"/>
      <rect width="64" height="64" fill="url(#sky)"/>
      <circle cx="41" cy="22" r="7" fill="#fff"/>
      <path d="M0 44c10-13 22-15 34-7s20 6 30-3v30H0z" fill="#fff" opacity=".45"/>
      <path d="M0 52c12-8 24-7 34-2s20 4 30-3v17H0z" fill="#fff"/>
    </g>
  </svg>`
}

async function manifest(theme: Theme, language: Language) {
  const texts = await loadTexts(language)
  const name = texts['kernel.product']
  return {
    id: '/',
    name,
    short_name: name,
    description: texts['kernel.tagline'],
    lang: localeOf(language),
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: THEME_COLORS[theme],
    background_color: '#ffffff',
    icons: ICONS.filter(({ name: icon }) => icon !== 'apple').map((icon) => ({
      src: `/${fileOf(theme, icon)}`,
      sizes: `${icon.size}x${icon.size}`,
      type: 'image/png',
      purpose: icon.purpose,
    })),
  }
}

/** The icons and manifests that make the app installable, in each theme and each language. */
export function icons(): Plugin {
  return {
    name: 'icons',
    apply: 'build',
    async generateBundle() {
      for (const theme of THEMES) {
        for (const icon of ICONS) {
          const source = await sharp(Buffer.from(drawing(theme, icon)), { density: (72 * icon.size) / 64 })
            .resize(icon.size, icon.size)
            .png({ palette: true })
            .toBuffer()
          this.emitFile({ type: 'asset', fileName: fileOf(theme, icon), source })
        }
        for (const language of LANGUAGES) {
          const source = JSON.stringify(await manifest(theme, language))
          this.emitFile({ type: 'asset', fileName: `manifest-${theme}-${language}.webmanifest`, source })
        }
      }
    },
  }
}
