import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const IMPORT = /import \{([^}]*)\} from 'lucide-react'/g

/** `CircleAlert` is in the file `circle-alert`, `Link2` in `link-2`. */
const fileOf = (icon: string): string =>
  icon
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replace(/([A-Za-z])(\d)/g, '$1-$2')
    .toLowerCase()

const iconsOf = (code: string): string[] =>
  [...code.matchAll(IMPORT)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))

/** Matches the icons of the slots: every page waits for them, so they are not loaded with those of all pages. */
export function slotIcons(root: string): RegExp {
  const files = globSync('src/domains/*/*.slots.{ts,tsx}', { cwd: root })
  const icons = new Set(files.flatMap((file) => iconsOf(readFileSync(join(root, file), 'utf8'))).map(fileOf))
  return new RegExp(`node_modules/lucide-react/dist/esm/icons/(${[...icons].toSorted().join('|')})\\.mjs$`)
}
