import { expect, it } from 'vitest'
import { testsTouchedBy } from './touched.ts'

const server = 'apps/server/src'
const load = (...paths: string[]) => paths.map((path) => `import { x } from '${path}'\n`).join('')
const sources = new Map([
  [`${server}/kernel/clock.ts`, ''],
  [`${server}/domains/course/index.ts`, load('../../kernel/clock.ts')],
  [`${server}/domains/course/course.test.ts`, load('../../testing/sands.ts')],
  [`${server}/domains/study/study.service.ts`, load('../course/index.ts')],
  [`${server}/domains/study/study.test.ts`, load('../../testing/sands.ts')],
  [`${server}/domains/auth/index.ts`, ''],
  [`${server}/domains/auth/auth.test.ts`, load('../../testing/sands.ts')],
  [`${server}/app/app.ts`, load('../domains/auth/index.ts', '../domains/course/index.ts', '../domains/study/index.ts')],
  [`${server}/testing/sands.ts`, load('../app/app.ts')],
  ['packages/rules/src/study.ts', ''],
  ['packages/rules/src/study.test.ts', load('./study.ts')],
  ['packages/web/src/study/time.tsx', load('@sands/rules/study')],
  ['packages/web/src/study/time.test.tsx', load('./time.tsx')],
  ['packages/web/src/study/kinds.test.ts', "import type { Kind } from '@sands/rules/study'\n"],
  ['e2e/kernel/screen.ts', ''],
  ['e2e/domains/study/rank.e2e.ts', ''],
  ['e2e/domains/auth/sign-in.e2e.ts', load('../../kernel/screen.ts')],
  ['e2e/app/routes.e2e.ts', ''],
])
const touchedBy = (...changed: string[]) => testsTouchedBy(changed, sources)

it('follows imports, but not those of types', () => {
  expect(touchedBy('packages/rules/src/study.ts').unit).toEqual([
    'packages/rules/src/study.test.ts',
    'packages/web/src/study/time.test.tsx',
  ])
})

it('selects the server tests of a domain and of the domains that load it', () => {
  const tests = (...names: string[]) => names.map((name) => `${server}/domains/${name}/${name}.test.ts`)
  expect(touchedBy(`${server}/domains/study/study.service.ts`).integration).toEqual(tests('study'))
  expect(touchedBy(`${server}/domains/course/index.ts`).integration).toEqual(tests('course', 'study'))
  expect(touchedBy(`${server}/kernel/clock.ts`).integration).toEqual(tests('course', 'study'))
  expect(touchedBy(`${server}/app/app.ts`).integration).toEqual(tests('course', 'study', 'auth'))
  expect(touchedBy('apps/server/migrations/0001_x.sql').integration).toEqual(tests('course', 'study', 'auth'))
})

it('selects the browser tests of the touched domains, and those that use a changed helper', () => {
  expect(touchedBy('apps/mobile/src/domains/study/pages/rank-page.tsx').browser).toEqual([
    'e2e/domains/study/rank.e2e.ts',
  ])
  expect(touchedBy('packages/i18n/src/vi/auth.manage.ts').browser).toEqual(['e2e/domains/auth/sign-in.e2e.ts'])
  expect(touchedBy('e2e/kernel/screen.ts').browser).toEqual(['e2e/domains/auth/sign-in.e2e.ts'])
  expect(touchedBy('apps/desktop/src/kernel/route.ts').browser).toEqual(['e2e/app/routes.e2e.ts'])
})

it('selects everything for files that every test depends on', () => {
  expect(touchedBy('package-lock.json')).toMatchObject({
    unit: { length: 3 },
    integration: { length: 3 },
    browser: { length: 3 },
  })
})
