import { describe, expect, it } from 'vitest'
import type { Check } from './check.ts'
import { type Dictionaries, dictionaries, dictionaryOffences } from './dictionaries.ts'
import { domainFolders } from './domain-names.ts'
import { environment } from './environment.ts'
import { fileSize } from './file-size.ts'
import { folderSize } from './folder-size.ts'
import { hardTexts } from './hard-texts.ts'
import { idCasts } from './id-casts.ts'
import { importCycles } from './import-cycles.ts'
import { serverRoles } from './server-roles.ts'
import { shellTexts } from './shell-texts.ts'
import { styleClasses } from './style-classes.ts'
import { unfinished } from './unfinished.ts'

const found = async (check: Check, files: Record<string, string>) =>
  (await check.find(new Map(Object.entries(files)))).map(({ file, line }) => (line ? `${file}:${line}` : file))

describe('environment', () => {
  it('finds every way to read the environment outside the configuration', async () => {
    const files = {
      'apps/server/src/kernel/config.ts': 'const port = process.env.PORT',
      'apps/server/src/app/a.ts': '\nconst port = process.env.PORT',
      'packages/web/src/b.ts': "const port = process['env'].PORT",
      'packages/rules/src/c.ts': "import { argv, env } from 'node:process'",
      'scripts/d.ts': 'const port = process.env.PORT',
    }
    expect(await found(environment, files)).toEqual([
      'apps/server/src/app/a.ts:2',
      'packages/web/src/b.ts:1',
      'packages/rules/src/c.ts:1',
    ])
  })
})

describe('domain names', () => {
  it('accepts known domains and the kernel', async () => {
    const files = {
      'packages/contract/src/calls.ts': '',
      'packages/contract/src/kernel/call.ts': '',
      'packages/contract/src/exam/exam.calls.ts': '',
      'apps/mobile/src/domains/auth/pages/a.tsx': '',
      'e2e/domains/home/tabs.e2e.ts': '',
      'packages/i18n/src/vi/texts.ts': '',
      'packages/i18n/src/vi/kernel.errors.ts': '',
      'packages/i18n/src/vi/auth.manage.ts': '',
      'packages/i18n/src/vi/media.player.ts': '',
    }
    expect(await found(domainFolders, files)).toEqual([])
  })
  it('finds a folder or dictionary without a domain, and an unknown language', async () => {
    const files = {
      'packages/contract/src/user/user.calls.ts': '',
      'apps/desktop/src/domains/users/a.tsx': '',
      'e2e/domains/login/a.e2e.ts': '',
      'packages/i18n/src/en-us/login.ts': '',
      'packages/i18n/src/en-us/auth.words.more.ts': '',
      'packages/i18n/src/fr/auth.ts': '',
    }
    expect(await found(domainFolders, files)).toEqual(Object.keys(files))
  })
})

describe('server roles', () => {
  it('finds a file without a role', async () => {
    const files = {
      'apps/server/src/domains/auth/index.ts': '',
      'apps/server/src/domains/auth/token.service.ts': '',
      'apps/server/src/domains/auth/token.service.test.ts': '',
      'apps/server/src/domains/auth/sign-in.test.ts': '',
      'apps/server/src/domains/settings/agreement.zh-cn.defaults.ts': '',
      'apps/server/src/kernel/clock.ts': '',
      'apps/server/src/domains/auth/helpers.ts': '',
      'apps/server/src/domains/auth/token.utils.ts': '',
    }
    expect(await found(serverRoles, files)).toEqual([
      'apps/server/src/domains/auth/helpers.ts',
      'apps/server/src/domains/auth/token.utils.ts',
    ])
  })
})

describe('server roles by their imports', () => {
  const folder = 'apps/server/src/domains/course'

  it('finds queries outside of repositories, except types and errors of the library', async () => {
    const files = {
      [`${folder}/a.service.ts`]: "import { sql } from 'drizzle-orm'",
      [`${folder}/b.service.ts`]: "import type { SQL } from 'drizzle-orm'\nimport { E } from 'drizzle-orm/errors'",
      [`${folder}/c.repo.ts`]: "import { sql } from 'drizzle-orm'",
      [`${folder}/d.present.ts`]: "import { repo } from './c.repo.ts'",
    }
    expect(await found(serverRoles, files)).toEqual([`${folder}/a.service.ts:1`, `${folder}/d.present.ts:1`])
  })

  it('finds services that call a job, and files without a role that query the database', async () => {
    const files = {
      [`${folder}/a.service.ts`]: "import { goLive } from './publish.jobs.ts'",
      [`${folder}/b.service.ts`]: "import type { Payload } from './publish.jobs.ts'",
      [`${folder}/percent.ts`]: "import { repo } from './c.repo.ts'",
      [`${folder}/order.ts`]: "import type { Row } from './c.repo.ts'",
    }
    expect(await found(serverRoles, files)).toEqual([`${folder}/a.service.ts:1`, `${folder}/percent.ts:1`])
  })
})

describe('file size', () => {
  it('finds a file of 401 lines unless it is a test or data', async () => {
    const long = 'x\n'.repeat(401)
    const files = {
      'apps/server/src/app/a.ts': long,
      'apps/server/src/app/b.ts': 'x\n'.repeat(400),
      'apps/server/src/app/a.test.ts': long,
      'apps/server/src/domains/org/user.tables.ts': long,
      'apps/server/src/domains/org/people.demo.ts': long,
      'packages/i18n/src/vi/auth.ts': long,
    }
    expect(await found(fileSize, files)).toEqual(['apps/server/src/app/a.ts'])
  })
})

it('texts of the shell are those of the first load', async () => {
  const slots = 'apps/mobile/src/domains/course/course.slots.tsx'
  const files = {
    'packages/i18n/src/zh-cn/course.ts': "export const courseTexts = {\n  'course.begin': '',\n}",
    'packages/i18n/src/zh-cn/course.shell.ts': "export const courseShellTexts = {\n  'course.title': '',\n}",
    'apps/mobile/src/domains/course/components/bell.tsx': "t('course.begin')",
    'apps/mobile/src/domains/course/components/cards.tsx': "t('course.begin')",
    [slots]:
      "import { Bell } from './components/bell.tsx'\nlazyPart(withTexts('course', () => import('./components/cards.tsx')))",
  }
  expect(await found(shellTexts, files)).toEqual(['apps/mobile/src/domains/course/components/bell.tsx'])
  expect(await found(shellTexts, { ...files, [slots]: "const label = 'course.title'" })).toEqual([])
})

describe('dictionaries', () => {
  const every = (texts: Record<string, string>): Dictionaries => ({
    'zh-cn': texts,
    'zh-cht': texts,
    'en-us': texts,
    vi: texts,
    id: texts,
  })
  const faults = (vi: Record<string, string>) =>
    dictionaryOffences('texts', { ...every({ 'a.b': '{count} days' }), vi }).map(({ text }) => text)

  it('have the same texts with the same placeholders', () => {
    expect(faults({ 'a.b': '{count, plural, one {# day} other {# days}}' })).toEqual([])
  })
  it.each([
    ['a missing text', {}, "'a.b' is missing"],
    ['an empty text', { 'a.b': ' ' }, "'a.b' is empty"],
    ['a stray space', { 'a.b': '{count} ngày ' }, "'a.b' begins or ends with a space"],
    ['another placeholder', { 'a.b': '{number} ngày' }, "'a.b' has the placeholders {number} where zh-cn has {count}"],
    ['a broken placeholder', { 'a.b': '{count ngày' }, "'a.b' has a placeholder that cannot be read"],
    ['an untranslated text', { 'a.b': '{count} 天' }, "'a.b' is still in Chinese"],
  ])('report %s', (_, texts, fault) => {
    expect(faults(texts)).toEqual([fault])
  })
  it('must not contain a text that the source does not have', () => {
    expect(faults({ 'a.b': '{count}', 'a.c': 'x' })).toEqual(["'a.c' is not in zh-cn"])
  })
  it('of the product are complete', async () => {
    expect(await dictionaries.find(new Map())).toEqual([])
  })
})

describe('unfinished', () => {
  it('finds marks, skipped tests and sleeps', async () => {
    const files = {
      'apps/mobile/src/a.ts': `// ${'TO'}DO later`,
      'packages/web/src/a.test.ts': `it.${'only'}('x')`,
      'e2e/domains/auth/a.e2e.ts': `await page.waitFor${'Timeout'}(5)`,
      'apps/mobile/src/todo.ts': 'const todo = todoList',
    }
    expect(await found(unfinished, files)).toEqual([
      'apps/mobile/src/a.ts:1',
      'packages/web/src/a.test.ts:1',
      'e2e/domains/auth/a.e2e.ts:1',
    ])
  })
})

describe('hard texts', () => {
  it('finds words on the screen that are in no dictionary', async () => {
    const files = {
      'apps/mobile/src/a.tsx': '<p>Sign in</p>',
      'apps/mobile/src/b.tsx': '<img alt="A dune" />',
      'packages/web/src/c.ts': "const text = '重试'",
      'apps/desktop/src/d.tsx': '<p>\n  Two lines\n</p>',
    }
    expect(await found(hardTexts, files)).toEqual([
      'apps/mobile/src/a.tsx:1',
      'apps/mobile/src/b.tsx:1',
      'packages/web/src/c.ts:1',
      'apps/desktop/src/d.tsx:1',
    ])
  })
  it('ignores code, comments, tests and values', async () => {
    const files = {
      'apps/mobile/src/a.tsx':
        '// 中文\nfunction A() {\n  const b = useRef<HTMLElement>(null)\n  return <p title={t("a")}>{t("b")}</p>\n}',
      'apps/mobile/src/b.test.tsx': '<p>Sign in</p>',
      'apps/server/src/domains/org/people.demo.ts': "const name = '王芳'",
      'apps/mobile/src/c.tsx': 'const a = (b: Map<string, number>) => <B<string> c="d"></B>',
    }
    expect(await found(hardTexts, files)).toEqual([])
  })
})

describe('circular imports', () => {
  it('finds a cycle, also of types and of modules loaded later', async () => {
    const files = {
      'packages/web/src/a.ts': "import { b } from './b.ts'",
      'packages/web/src/b.ts': "import type { C } from './c.tsx'",
      'packages/web/src/c.tsx': "const later = () => import('./a.ts')",
      'apps/mobile/src/d.ts': "import { a } from '@sands/web/a'",
    }
    expect(await found(importCycles, files)).toEqual(['packages/web/src/a.ts'])
  })

  it('accepts two paths to the same file', async () => {
    const files = {
      'packages/web/src/a.ts': "import { b } from './b.ts'\nimport { c } from './c.ts'",
      'packages/web/src/b.ts': "import { c } from './c.ts'",
      'packages/web/src/c.ts': "import { join } from 'node:path'",
    }
    expect(await found(importCycles, files)).toEqual([])
  })
})

describe('folder size', () => {
  const folder = (path: string, count: number, ending: string) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`${path}/file-${index}${ending}`, '']))

  it('finds a folder with more files than fit on a screen', async () => {
    const files = { ...folder('apps/server/src/kernel', 31, '.ts'), ...folder('bench/kernel', 30, '.ts') }
    expect(await found(folderSize, files)).toEqual(['apps/server/src/kernel'])
  })

  it('ignores tests, styles and dictionaries', async () => {
    const files = {
      ...folder('apps/desktop/src/kernel', 40, '.test.tsx'),
      ...folder('apps/desktop/src/kernel', 40, '.module.css'),
      ...folder('packages/i18n/src/vi', 60, '.ts'),
    }
    expect(await found(folderSize, files)).toEqual([])
  })
})

describe('style classes', () => {
  it('finds a class that the style sheet does not have', async () => {
    const files = {
      'apps/mobile/src/a.tsx': "import styles from './a.module.css'\nconst row = styles.row",
      'apps/mobile/src/b.tsx': "import styles from './a.module.css'\nconst cell = styles.cell",
      'apps/mobile/src/c.tsx': "import styles from './c.module.css'",
      'apps/mobile/src/a.module.css': '.row { color: red; }',
    }
    expect(await found(styleClasses, files)).toEqual(['apps/mobile/src/b.tsx', 'apps/mobile/src/c.tsx'])
  })
})

describe('ids without casts', () => {
  it('finds casts of ids', async () => {
    const files = {
      'apps/server/src/domains/auth/a.ts': '\nconst who = text as UserId',
      'apps/server/src/domains/auth/b.ts': 'const all = step.userIds as readonly UserId[]',
      'packages/web/src/c.ts': "const id = (text as unknown as Id<'exam'>) || ''",
      'apps/desktop/src/d.tsx': "useCall(GET, { query: { id: id ?? ('' as never) } })",
      'e2e/e.ts': 'const query = { id: id as never, examId: examId as never }',
    }
    expect(await found(idCasts, files)).toEqual([
      'apps/server/src/domains/auth/a.ts:2',
      'apps/server/src/domains/auth/b.ts:1',
      'packages/web/src/c.ts:1',
      'apps/desktop/src/d.tsx:1',
      'e2e/e.ts:1',
      'e2e/e.ts:1',
    ])
  })

  it('accepts other names for imports, comments, tests, and the file that makes ids', async () => {
    const files = {
      'packages/contract/src/kernel/id.ts': 'const asId = (text: string) => text as UserId',
      'apps/server/src/a.test.ts': "const id = '7' as UserId",
      'apps/server/src/b.ts':
        "import { type CourseId as OwnId } from './c.ts'\n// as UserId\nconst id = asId<UserId>(text)",
    }
    expect(await found(idCasts, files)).toEqual([])
  })
})
