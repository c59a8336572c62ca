import { homeLinks } from '@sands/contract/home/home.links'
import { isBubbleScreen, showsTaskPanel } from '@sands/rules/bubble'
import { shellVariant } from '@sands/web/host/host'
import { useT } from '@sands/web/i18n/i18n'
import { lazyPart } from '@sands/web/lazy/lazy-part.tsx'
import { useOnline } from '@sands/web/offline/connectivity'
import { useSession } from '@sands/web/session/session'
import { House } from 'lucide-react'
import { Suspense } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { isPreview } from '../kernel/preview.ts'
import { useSlots } from '../kernel/slots.ts'
import { classNames } from '../kernel/ui/class-names.ts'
import { Nothing } from '../kernel/ui/missing.tsx'
import { RowsSkeleton } from '../kernel/ui/page/skeleton.tsx'
import { CrashGuard } from './crash-guard.tsx'
import { findRoute } from './find-route.ts'
import { OfflineBar } from './offline-bar.tsx'
import { Router } from './router.tsx'
import styles from './shell.module.css'
import { SoundPlace, useBackgroundSound } from './sound-place.tsx'

const Bubble = lazyPart(async () => (await import('../kernel/ui/float/bubble.tsx')).Bubble, Nothing)

function PageComing() {
  return (
    <main className={styles.coming}>
      <RowsSkeleton rows={6} />
    </main>
  )
}

/**
 * Surrounds every page: the offline bar, the audio bar, the tab bar below tab pages, the panel over tasks of a training
 * project and the bubble on pages opened by a link.
 */
export function Shell() {
  const t = useT()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const signedIn = useSession() !== null
  const online = useOnline()
  const route = findRoute(pathname)
  // Some native apps have a navigation of their own.
  const inTabs = signedIn && route?.tab === true && shellVariant(navigator.userAgent) === 'full'
  const withSound = useBackgroundSound()
  const withBubble = route && !isPreview && isBubbleScreen({ pathname, signedIn })
  const { TabBar, TaskPanel } = useSlots()
  const withPanel = route && signedIn && !isPreview && showsTaskPanel({ pathname, search })
  const bubble = withBubble ? (
    <Suspense>
      <Bubble label={t('kernel.back_home')} onTap={() => void navigate(homeLinks.home())}>
        <House size={24} aria-hidden />
      </Bubble>
    </Suspense>
  ) : null
  return (
    <div
      className={classNames(
        inTabs && styles.withTabs,
        withSound && styles.withSound,
        (withBubble || withPanel) && styles.withBubble,
        !online && styles.offline,
      )}
    >
      <OfflineBar />
      <CrashGuard address={pathname}>
        <Suspense fallback={<PageComing />}>
          <Router />
        </Suspense>
      </CrashGuard>
      {withSound && <SoundPlace />}
      {inTabs && TabBar && <TabBar />}
      {withPanel && TaskPanel ? <TaskPanel instead={bubble} /> : bubble}
    </div>
  )
}
