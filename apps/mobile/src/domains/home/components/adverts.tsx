import { useCall } from '@sands/web/call/use-call'
import { useSession } from '@sands/web/session/session'
import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { type ShownAdvert, shownAdverts } from '../adverts.ts'
import { markSeen, unseenAdverts } from '../seen-adverts.ts'

const AdvertLayer = lazy(async () => ({ default: (await import('./advert-layer.tsx')).AdvertLayer }))

/** The page is what the person came for: adverts wait until it stands. */
function useStanding(): boolean {
  const [standing, setStanding] = useState(false)
  useEffect(() => {
    const stand = () => setStanding(true)
    if (document.readyState === 'complete') {
      const timer = setTimeout(stand)
      return () => clearTimeout(timer)
    }
    window.addEventListener('load', stand)
    return () => window.removeEventListener('load', stand)
  }, [])
  return standing
}

/** Greets with what is new: each advert once for each person on a device. */
export function Adverts() {
  const session = useSession()
  const userId = session?.userId
  const [shown, setShown] = useState<readonly ShownAdvert[]>([])
  const standing = useStanding()
  const { data } = useCall(
    'GET /sands-system/api/v1/publicize/page',
    { query: { location: '0' } },
    { silent: true, enabled: standing && userId !== undefined },
  )
  useEffect(() => {
    if (!data || !userId) return
    const fresh = shownAdverts(unseenAdverts(data.records, userId))
    if (fresh.length === 0) return
    const ids = fresh.map(({ id }) => id)
    markSeen(ids, userId)
    setShown(fresh)
  }, [data, userId])
  const close = useCallback(() => setShown([]), [])
  if (shown.length === 0) return null
  return (
    <Suspense>
      <AdvertLayer adverts={shown} onClose={close} />
    </Suspense>
  )
}
