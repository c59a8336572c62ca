import { describe, expect, it } from 'vitest'
import { root } from '../kernel/paths.ts'
import { readSources } from '../kernel/sources.ts'
import { generatedLists } from './lists.ts'

const sources = (files: Record<string, string>) =>
  new Map(
    Object.entries({
      'packages/contract/src/domains.ts': "export const domains = [\n  'org',\n  'course',\n] as const",
      ...files,
    }),
  )
const list = (path: string, files: Record<string, string>) => generatedLists(sources(files)).get(path)

describe('generated lists', () => {
  it('contain every call in the order of the domains, with the domain’s own file first', () => {
    const calls = list('packages/contract/src/calls.ts', {
      'packages/contract/src/course/course.calls.ts': 'export const courseCalls = {}',
      'packages/contract/src/course/archive.calls.ts': 'const draft = 1\nexport const archiveCalls = {}',
      'packages/contract/src/course/bank/bank.calls.ts': 'export const bankCalls = {}\nexport const LIMIT = 3',
      'packages/contract/src/org/org.calls.ts': 'export const orgCalls = {}',
      'packages/contract/src/org/org.calls.test.ts': 'export const testCalls = {}',
      'packages/contract/src/other/other.calls.ts': 'export const otherCalls = {}',
    })
    expect(calls).toContain('  org: orgCalls,\n  course: { ...courseCalls, ...archiveCalls, ...bankCalls },\n}')
    expect(calls).toContain("import { bankCalls } from './course/bank/bank.calls.ts'")
    expect(calls).toContain('extends OrgCalls,\n    CourseCalls,\n    ArchiveCalls,\n    BankCalls {}')
    expect(calls).not.toMatch(/LIMIT|testCalls|otherCalls/)
  })

  it('put each dictionary into the list of its kind', () => {
    const files = {
      'packages/i18n/src/vi/kernel.ts': 'export const kernelTexts = {}',
      'packages/i18n/src/vi/course.ts': 'export const courseTexts = {}',
      'packages/i18n/src/vi/course.player.ts': 'export const coursePlayerTexts = {}',
      'packages/i18n/src/vi/course.manage.ts': 'export const courseManageTexts = {}',
      'packages/i18n/src/vi/course.report.manage.ts': 'export const courseReportManageTexts = {}',
      'packages/i18n/src/vi/course.errors.ts': 'export const courseErrors = {}',
      'packages/i18n/src/vi/course.templates.ts': 'export const courseTemplates = {}',
      'packages/i18n/src/id/course.ts': 'export const courseTexts = {}',
    }
    const spreads = (name: string) =>
      list(`packages/i18n/src/vi/${name}.ts`, files)
        ?.match(/(?<=\.\.\.)\w+/g)
        ?.join(' ') ?? ''
    expect(spreads('texts')).toBe('kernelTexts courseTexts coursePlayerTexts')
    expect(spreads('manage')).toBe('courseManageTexts courseReportManageTexts')
    expect(spreads('errors')).toBe('courseErrors')
    expect(spreads('templates')).toBe('courseTemplates')
  })

  it('load the texts of the shell first and those of other domains with their screens', () => {
    const files = {
      'packages/i18n/src/vi/kernel.ts': 'export const kernelTexts = {}',
      'packages/i18n/src/vi/org.ts': 'export const orgTexts = {}',
      'packages/i18n/src/vi/course.ts': 'export const courseTexts = {}',
      'packages/i18n/src/vi/course.shell.ts': 'export const courseShellTexts = {}',
      'packages/i18n/src/vi/course.player.ts': 'export const coursePlayerTexts = {}',
      'packages/i18n/src/vi/course.manage.ts': 'export const courseManageTexts = {}',
    }
    const shell = list('packages/i18n/src/vi/shell.ts', files)
    expect(shell).toContain("import type * as source from '../zh-cn/shell.ts'\n")
    expect(shell).toContain(
      'export const shellTexts: typeof source.shellTexts = {\n  ...kernelTexts,\n  ...courseShellTexts,\n}',
    )
    expect(shell).toContain("  org: async () => (await import('./org.ts')).orgTexts,\n  course: async () => ({\n")
    expect(shell).toContain("    ...(await import('./course.player.ts')).coursePlayerTexts,\n  }),")
    expect(shell).not.toContain('courseManageTexts')

    const source = { 'packages/i18n/src/zh-cn/kernel.ts': 'export const kernelTexts = {}' }
    expect(list('packages/i18n/src/zh-cn/shell.ts', source)).toContain('export const shellTexts = {\n')
  })

  it('name the texts that the screens of a domain use, by way of what they import too', () => {
    const texts = list('apps/mobile/src/kernel/domain-texts.ts', {
      'packages/i18n/src/zh-cn/kernel.ts': "export const kernelTexts = {\n  'kernel.back': '',\n}",
      'packages/i18n/src/zh-cn/org.ts': "export const orgTexts = {\n  'org.name': '',\n}",
      'packages/i18n/src/zh-cn/course.ts': "export const courseTexts = {\n  'course.state_new': '',\n}",
      'packages/i18n/src/zh-cn/course.shell.ts': "export const courseShellTexts = {\n  'course.title': '',\n}",
      'apps/mobile/src/domains/course/pages/course-page.tsx': `import { Name } from '@sands/web/org/name'\nt(\`course.state_\${state}\`)\nt('kernel.back')`,
      'apps/mobile/src/domains/org/org.slots.ts': "const entry = { label: 'course.title' }",
      'packages/web/src/org/name.tsx': "t('org.name')",
    })
    expect(texts).toContain("  org: [],\n  course: ['org', 'course'],\n}")
  })

  it('put the phone slots of a domain under its key', () => {
    const slots = list('apps/mobile/src/app/domain-slots.ts', {
      'apps/mobile/src/domains/course/course.slots.tsx': 'export const courseTabs = []\nexport const courseParts = {}',
      'apps/mobile/src/domains/org/org.slots.ts': 'export const orgTabs = []',
    })
    expect(slots).toContain('  tabs: [...orgTabs, ...courseTabs],\n  blocks: [],\n')
    expect(slots).toContain('  ...courseParts,\n}')
  })

  it('put the entries of the my page into a list of their own', () => {
    const entries = list('apps/mobile/src/app/domain-entries.ts', {
      'apps/mobile/src/domains/course/course.entries.ts': 'export const courseEntries = []',
      'apps/mobile/src/domains/org/org.entries.tsx': 'export const orgEntries = []',
    })
    expect(entries).toContain('export const domainEntries: readonly MyEntry[] = [...orgEntries, ...courseEntries]')
  })

  it('refuse two exports of one name', () => {
    const files = {
      'packages/contract/src/org/report.calls.ts': 'export const reportCalls = {}',
      'packages/contract/src/course/report.calls.ts': 'export const reportCalls = {}',
    }
    expect(() => generatedLists(sources(files))).toThrow(
      'packages/contract/src/org/report.calls.ts and packages/contract/src/course/report.calls.ts both export reportCalls',
    )
  })

  it('are the same for files found in another order', () => {
    const files = [...readSources(root, ['packages', 'apps'])]
    expect(generatedLists(new Map(files.toReversed()))).toEqual(generatedLists(new Map(files)))
  })
})
