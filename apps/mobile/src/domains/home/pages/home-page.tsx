import { lazy, Suspense } from 'react'
import { Navigate, useLocation } from 'react-router'
import { draftTokenIn } from '../../../kernel/draft-address.ts'
import { draftToken } from '../../../kernel/preview.ts'
import { Adverts } from '../components/adverts.tsx'
import { HomeSkeleton } from '../components/home-skeleton.tsx'
import { HomeView } from '../components/home-view.tsx'
import { useHome } from '../use-home.ts'
import { useLanding } from '../use-landing.ts'

const DraftPage = lazy(async () => ({ default: (await import('../preview/draft-page.tsx')).DraftPage }))

/** `/`: the home page of the college, unless another tab is the default page; or a draft of it. */
export function HomePage() {
  const asked = draftTokenIn(useLocation())
  if (!draftToken && !asked) return <PublishedPage />
  return (
    <Suspense fallback={<HomeSkeleton />}>
      <DraftPage asked={asked} />
    </Suspense>
  )
}

function PublishedPage() {
  const landing = useLanding()
  return landing.to ? <Navigate to={landing.to} replace /> : <Home coming={landing.coming} />
}

function Home({ coming }: { coming: boolean }) {
  return (
    <HomeView page={useHome()} coming={coming}>
      <Adverts />
    </HomeView>
  )
}
