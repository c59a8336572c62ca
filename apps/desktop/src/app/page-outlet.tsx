import { Skeleton } from 'antd'
import { Suspense, useEffect, useRef } from 'react'
import { Outlet, useLocation } from 'react-router'
import { useT } from '../kernel/text.ts'
import { PageBoundary } from '../kernel/ui/page/page-boundary.tsx'

/** The place of the page in a frame. A new page starts at its top, and so does the keyboard focus. */
export function PageOutlet({ className }: { className?: string | undefined }) {
  const t = useT()
  const { pathname } = useLocation()
  const main = useRef<HTMLElement>(null)
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    scrollTo(0, 0)
    main.current?.focus({ preventScroll: true })
  }, [pathname])

  return (
    <main ref={main} id="content" tabIndex={-1} className={className}>
      <PageBoundary resetKey={pathname}>
        <Suspense
          fallback={
            <div role="status" aria-label={t('kernel.loading')}>
              <Skeleton active title={false} paragraph={{ rows: 8 }} />
            </div>
          }
        >
          <Outlet />
        </Suspense>
      </PageBoundary>
    </main>
  )
}
