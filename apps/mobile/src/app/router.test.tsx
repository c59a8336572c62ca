// @vitest-environment happy-dom
import type { CollegeId, UserId } from '@sands/contract/kernel/schema'
import { DEVICE_KEYS } from '@sands/web/device/device'
import { act, cleanup, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { Link, MemoryRouter, useLocation, useParams, useSearchParams } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AppRoute } from '../kernel/route.ts'
import { Router } from './router.tsx'

function KeptPage() {
  const [rows, setRows] = useState(1)
  const { id } = useParams()
  const [search, setSearch] = useSearchParams()
  return (
    <>
      <p>{`kept ${id}: ${rows} rows`}</p>
      <p>{`of kind ${search.get('kind')}`}</p>
      <button type="button" onClick={() => setSearch({ kind: '3' }, { replace: true })}>
        choose
      </button>
      <button type="button" onClick={() => setRows(rows + 1)}>
        more
      </button>
      <Link to="/detail">detail</Link>
    </>
  )
}

function PlainPage() {
  const { pathname, search } = useLocation()
  return (
    <>
      <p>{`at ${pathname}${search}`}</p>
      <Link to="/kept/1">kept</Link>
    </>
  )
}

const routes = vi.hoisted(() => ({ list: [] as AppRoute[] }))
vi.mock('./routes.ts', () => ({ routes: routes.list }))
routes.list.push(
  { path: '/kept/:id', open: false, keep: true, page: async () => KeptPage },
  { path: '/detail', open: false, page: async () => PlainPage },
  { path: '/login', open: true, page: async () => PlainPage },
  { path: '/note', open: (search) => search.includes('isPublic=1'), page: async () => PlainPage },
)

const session = (userId: string) =>
  JSON.stringify({
    accessToken: `access-${userId}`,
    refreshToken: 'refresh',
    expiresAt: Date.now() + 3_600_000,
    collegeId: '1' as CollegeId,
    userId: userId as UserId,
    labels: { teamLearningLabel: 0, teachingMgtLabel: 0 },
  })

/** As another tab would do it. */
function signIn(userId: string | null): void {
  if (userId) localStorage.setItem(DEVICE_KEYS.session, session(userId))
  else localStorage.removeItem(DEVICE_KEYS.session)
  window.dispatchEvent(new StorageEvent('storage', { key: DEVICE_KEYS.session }))
}

async function open(address: string) {
  await act(async () => {
    render(
      <MemoryRouter initialEntries={[address]}>
        <Router />
      </MemoryRouter>,
    )
  })
}
const tap = (name: string) => act(async () => screen.getByText(name, { ignore: '[style*="none"] *' }).click())

beforeEach(() => {
  window.scrollTo = () => {}
  signIn('7')
})
afterEach(cleanup)

describe('login gate', () => {
  it('sends a visitor to the sign-in page with the way back, encoded twice', async () => {
    signIn(null)
    await open('/detail?id=1')
    expect(await screen.findByText('at /login?redirect=%252Fdetail%253Fid%253D1')).toBeTruthy()
  })

  it('lets a visitor open what is open by its address', async () => {
    signIn(null)
    await open('/note?isPublic=1')
    expect(await screen.findByText('at /note?isPublic=1')).toBeTruthy()
    cleanup()
    await open('/note?isPublic=0')
    expect(await screen.findByText(/^at \/login/)).toBeTruthy()
  })

  it('closes behind a person whose session ends', async () => {
    await open('/detail')
    expect(await screen.findByText('at /detail')).toBeTruthy()
    await act(async () => signIn(null))
    expect(await screen.findByText('at /login?redirect=%252Fdetail')).toBeTruthy()
  })

  it('knows paths by their exact spelling', async () => {
    await open('/Detail')
    expect(await screen.findByText('kernel.not_found_title')).toBeTruthy()
  })
})

describe('kept pages', () => {
  it('come back as they were left', async () => {
    await open('/kept/1')
    await screen.findByText('kept 1: 1 rows')
    await tap('more')
    await tap('detail')
    expect(await screen.findByText('at /detail')).toBeTruthy()
    await tap('kept')
    expect(await screen.findByText('kept 1: 2 rows')).toBeTruthy()
  })

  it('go on as they are when a choice within them changes their address', async () => {
    await open('/kept/1')
    await screen.findByText('kept 1: 1 rows')
    await tap('more')
    await tap('choose')
    expect(screen.getByText('of kind 3')).toBeTruthy()
    expect(screen.getByText('kept 1: 2 rows')).toBeTruthy()
    await tap('detail')
    expect(await screen.findByText('at /detail')).toBeTruthy()
    await tap('kept')
    expect(await screen.findByText('of kind null')).toBeTruthy()
    expect(screen.getByText('kept 1: 1 rows')).toBeTruthy()
  })

  it('are gone when another person comes', async () => {
    await open('/kept/1')
    await screen.findByText('kept 1: 1 rows')
    await tap('more')
    await act(async () => signIn('8'))
    expect(await screen.findByText('kept 1: 1 rows')).toBeTruthy()
  })
})
