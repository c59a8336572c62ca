import { describe, expect, it } from 'vitest'
import { retired } from './retired-words.ts'

describe('retired words', () => {
  const GLOSSARY = [
    '| `piece` | not in this section | |',
    '## Retired words',
    '| retired | use | where |',
    '|---|---|---|',
    '| `ware` | courseware | |',
    '| `piece` | courseware | `/course/` |',
    '| `Thing` | what it is | |',
    '## Another section',
    '| `plain` | nothing | |',
  ].join('\n')
  const placesOf = async (files: Record<string, string>) =>
    (await retired.find(new Map(Object.entries(files)))).map(({ file, line }) => (line ? `${file}:${line}` : file))
  const inHouse = (files: Record<string, string>) => placesOf({ 'docs/glossary.md': GLOSSARY, ...files })

  it('finds a retired word in file names and in identifiers of every style', async () => {
    const files = {
      'apps/mobile/src/domains/course/use-ware.ts': '',
      'apps/desktop/src/a.ts': 'const openWare = 1',
      'apps/desktop/src/b.ts': '\nconst WARE_TYPES = 1',
      'packages/web/src/c.ts': 'for (const one of wares) one.ware',
      'e2e/domains/course/d.e2e.ts': 'const piece = 1',
      'apps/server/src/domains/org/e.repo.ts': 'interface NamedThing {}',
    }
    expect(await inHouse(files)).toEqual([
      'apps/mobile/src/domains/course/use-ware.ts',
      'apps/desktop/src/a.ts:1',
      'apps/desktop/src/b.ts:2',
      'packages/web/src/c.ts:1',
      'packages/web/src/c.ts:1',
      'e2e/domains/course/d.e2e.ts:1',
      'apps/server/src/domains/org/e.repo.ts:1',
    ])
  })
  it('accepts names of the wire, texts, comments and style classes', async () => {
    const files = {
      'packages/contract/src/course/course.model.ts': 'export const A = Type.Object({ courseWareId: IdOf() })',
      'apps/server/src/a.ts': 'const { courseWareId } = input',
      'apps/mobile/src/b.tsx': "// a ware\nconst a = t('course.ware') + `ware` + styles.ware /* ware */",
      'docs/c.md': 'ware',
    }
    expect(await inHouse(files)).toEqual([])
  })
  it('accepts a word where it is not retired, and inside longer words', async () => {
    const files = {
      'packages/web/src/upload/a.ts': 'const piece = softwareVersion',
      'apps/server/src/b.ts': 'const thing = something',
    }
    expect(await inHouse(files)).toEqual([])
  })
})
