import { useCall } from '@sands/web/call/use-call'
import { lazyPart } from '@sands/web/lazy/lazy-part.tsx'
import { useSession } from '@sands/web/session/session'
import { Suspense, useCallback, useEffect, useState } from 'react'
import { Nothing } from '../../../kernel/ui/missing.tsx'
import { preloadPicture } from '../../../kernel/ui/preload-picture.ts'
import { ADVERT_SIZES, picturedAdverts, readyAdverts, type ShownAdvert } from '../adverts.ts'
import { markSeen, unseenAdverts } from '../seen-adverts.ts'

const AdvertLayer = lazyPart(async () => (await import('./advert-layer.tsx')).AdvertLayer, Nothing)

/** Adverts wait until the page itself is loaded, because people come for the page. */
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

/** Shows new adverts: each once for each person on a device. */
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
    let left = false
    const fresh = picturedAdverts(unseenAdverts(data.records, userId))
    void readyAdverts(fresh, (picture) => preloadPicture(picture, ADVERT_SIZES)).then((ready) => {
      if (!left && ready.length > 0) setShown(ready)
    })
    return () => {
      left = true
    }
  }, [data, userId])
  const close = useCallback(() => setShown([]), [])
  const see = useCallback(() => {
    if (userId)
      markSeen(
        shown.map(({ id }) => id),
        userId,
      )
  }, [shown, userId])
  if (shown.length === 0) return null
  return (
    <Suspense>
      <AdvertLayer adverts={shown} onShown={see} onClose={close} />
    </Suspense>
  )
}
