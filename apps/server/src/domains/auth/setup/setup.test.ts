import type { SetUp } from '@sands/contract/auth/auth.model'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aClient, type Client } from '../../../testing/client.ts'
import { useEmptySands } from '../../../testing/empty.ts'
import { type Sands, startSands } from '../../../testing/sands.ts'

const CREATE = 'POST /sands-user/api/v1/setup/create'
const STATE = 'GET /sands-user/api/v1/setup/state'
const INFO = 'GET /sands-user/api/v1/user/current-info'
const MINUTE = 60_000

const wish = (code: string, changed: Partial<SetUp> = {}): SetUp => ({
  code,
  companyName: ' Dune Retail ',
  collegeName: 'Dune Academy',
  language: 'en-us',
  userName: 'root.admin',
  name: 'Ada Stone',
  password: 'First#2026',
  ...changed,
})

describe('the first run', () => {
  // Creating an empty database takes time, so both groups of tests share one. The first group leaves it empty.
  const sands = useEmptySands()

  describe('an empty installation', () => {
    it('reports that it has to be set up', async () => {
      expect((await sands.visitor().call(STATE)).data).toEqual({ needed: true })
    })

    it('answers only the calls of the set-up page', async () => {
      const stranger = aClient(sands.url, 'a-token-of-another-installation')
      for (const client of [sands.visitor(), stranger]) {
        expect(await client.call(INFO)).toFailWith('kernel.not_set_up')
        expect(await client.call('GET /sands-user/api/v1/auth/login-methods')).toFailWith('kernel.not_set_up')
      }
      const signIn = { grant_type: 'password', username: 'admin', password: 'Sands@2026' }
      expect(await sands.visitor().call('POST /sands-user/oauth/token', { body: signIn })).toFailWith(
        'kernel.not_set_up',
      )
      expect((await sands.visitor().send('/sands-file/anything')).status).toBe(403)

      expect(await sands.visitor().call('GET /sands-lms/api/v1/skin/get')).toSucceed()
      expect(await sands.visitor().call('GET /sands-system/api/v1/language/list')).toSucceed()
      expect(await sands.visitor().call('GET /sands-system/api/v1/translate/version/get')).toSucceed()
    })

    it.each([
      '/',
      '/docs',
      '/%64ocs',
      '/login',
      '/desktop/',
      '/desktop/manage/org/people?current=2',
      '/guide/en-us.html',
      '/s/welcome',
    ])('redirects from %s to the set-up page', async (path) => {
      const page = await sands.visitor().send(path, { redirect: 'manual' })

      expect([page.status, page.headers.get('location')]).toEqual([302, '/desktop/setup'])
      expect(page.headers.get('cache-control')).toBe('no-store')
    })

    it.each(['/openapi.json', '/%6fpenapi.json', '/openapi.json?v=1'])(
      'does not list its calls at %s',
      async (path) => {
        const answer = await sands.visitor().send(path)
        expect(answer.status).toBe(403)
        expect(await answer.json()).toMatchObject({ data: null })
      },
    )

    it.each(['/healthz', '/metrics'])('lets operators read %s', async (path) => {
      expect((await sands.visitor().send(path)).status).toBe(200)
    })

    it('accepts only the code of its last start, in any spelling', async () => {
      const first = sands.code
      const second = await sands.startAgain()
      expect(second).toMatch(/^\w{4}-\w{4}-\w{4}$/)
      expect(second).not.toBe(first)

      expect(await sands.visitor().call(CREATE, { body: wish(first) })).toFailWith('auth.setup_code')
      // The server checks the code before the password, so this error shows that the code was accepted.
      const typed = ` ${(second ?? '').toUpperCase().replaceAll('-', ' ')}`
      const weak = await sands.visitor().call(CREATE, { body: wish(typed, { password: 'weak' }) })
      expect(weak).toFailWith('auth.weak_password')
      expect((await sands.visitor().call(STATE)).data).toEqual({ needed: true })
    })

    it('makes a caller wait after wrong codes, even with the right code', async () => {
      sands.clock.advance(2 * 60 * MINUTE)
      const code = (await sands.startAgain()) ?? ''
      for (let time = 0; time < 5; time += 1)
        expect(await sands.visitor().call(CREATE, { body: wish('aaaa-bbbb-cccc') })).toFailWith('auth.setup_code')

      const waiting = await sands.visitor().call(CREATE, { body: wish(code) })
      expect(waiting).toFailWith('kernel.too_many_requests')
      expect(waiting.data).toMatchObject({ seconds: 30 })
    })

    it.each([
      ['companyName', '   '],
      ['collegeName', 'x'.repeat(61)],
      ['userName', 'with blank'],
      ['language', 'fr'],
      ['code', 'abc'],
    ])('refuses %s when it is "%s"', async (field, value) => {
      sands.clock.advance(MINUTE)
      const body = { ...wish(sands.code), [field]: value } as SetUp
      const answer = await sands.visitor().call(CREATE, { body })

      expect(answer).toFailWith('kernel.invalid_field')
      expect(answer.data).toMatchObject({ field })
    })
  })

  describe('setting up', () => {
    let code = ''
    let other: Sands
    let administrator: Client

    beforeAll(async () => {
      other = await startSands({ database: sands.database })
      expect(await other.visitor().call(INFO)).toFailWith('kernel.not_set_up')
      sands.clock.advance(2 * 60 * MINUTE)
      code = (await sands.startAgain()) ?? ''
      const names = ['one', 'two', 'three']
      const answers = await Promise.all(
        names.map((userName) => sands.visitor().call(CREATE, { body: wish(code, { userName }) })),
      )
      const won = answers.filter((answer) => answer.code === 1)
      const lost = answers.filter((answer) => answer.code !== 1)
      expect(won).toHaveLength(1)
      for (const answer of lost) expect(answer).toFailWith('auth.setup_done')
      administrator = aClient(sands.url, won[0]?.data.access_token)
    })
    afterAll(() => other.close())

    it('opens every server process at once', async () => {
      expect(await aClient(other.url, administrator.token).call(INFO)).toSucceed()
    })

    it('creates a company, a college and an administrator with all rights, and signs the administrator in', async () => {
      const me = await administrator.call(INFO)

      expect(me).toSucceed()
      expect(me.data).toMatchObject({ name: 'Ada Stone', collegeName: 'Dune Academy', deptName: 'Dune Retail' })
      expect(me.data.rights).toEqual(expect.arrayContaining(['org.colleges.edit', 'org.roles.edit', 'ops.audit.view']))
      const again = await sands.signIn(me.data.userName, 'First#2026')
      expect(await again.call(INFO)).toSucceed()
    })

    it('provides a home page and tabs for the phone app', async () => {
      const { data: me } = await administrator.call(INFO)
      const whose = { clientType: 3, collegeId: me.collegeId } as const
      const tabs = await administrator.call('POST /sands-lms/api/v1/decorate/decorate-navigation/navigation', {
        body: whose,
      })
      expect(tabs.data.navigations.map(({ name }) => name)).toEqual(['Home', 'Courses', 'Messages', 'Me'])
      const home = await administrator.call('POST /sands-lms/api/v1/homePageDecorate/getInfo', { body: whose })
      expect(home.data.lmsDecorateModules.map((block) => block.code)).toEqual(['app-banner', 'app-nav'])
      const logo = home.data.collegeDetail.whiteLogoPreviewUrl ?? ''
      expect((await sands.visitor().send(logo)).status).toBe(200)
    })

    it('works once: the code becomes invalid and the set-up page is closed', async () => {
      expect((await sands.visitor().call(STATE)).data).toEqual({ needed: false })
      expect(await sands.visitor().call(CREATE, { body: wish(code) })).toFailWith('auth.setup_done')
      expect(await sands.startAgain()).toBeUndefined()
      const page = await sands.visitor().send('/login', { redirect: 'manual' })
      expect(page.headers.get('location')).toBeNull()
    })

    it('is recorded in the audit log, without password or code', async () => {
      const { rows } = await sands.server.kernel.database.pool.query<Record<string, unknown>>(
        "select * from audit_entries where action not like 'auth.%' order by seq",
      )
      expect(rows).toHaveLength(1)
      expect(rows[0]).toMatchObject({
        action: 'org.company.created',
        subject_name: 'Dune Retail',
        actor_name: 'Ada Stone',
      })
      expect(JSON.stringify(rows)).not.toMatch(new RegExp(`First#2026|${code}`))
    })
  })
})
