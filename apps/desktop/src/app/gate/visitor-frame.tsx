import { loginPath } from '@sands/rules/gate'
import { Skeleton } from 'antd'
import { type ComponentType, Suspense } from 'react'
import { Link, useLocation } from 'react-router'
import { useT } from '../../kernel/text.ts'
import { BrandMark } from '../../kernel/ui/page/brand-mark.tsx'
import { LanguageMenu } from '../../kernel/ui/page/language-menu.tsx'
import { PageBoundary } from '../../kernel/ui/page/page-boundary.tsx'
import styles from './visitor-frame.module.css'

/** Around a page of the portal that somebody opens who is not signed in. */
export function VisitorFrame({ page: Page }: { page: ComponentType }) {
  const t = useT()
  const { pathname, search } = useLocation()
  return (
    <div className={styles.frame}>
      <header className={styles.top}>
        <Link to="/" className={styles.home}>
          <BrandMark />
          <span>{t('kernel.product')}</span>
        </Link>
        <Link to={loginPath(`${pathname}${search}`)}>{t('auth.sign_in')}</Link>
        <LanguageMenu />
      </header>
      <main id="content">
        <PageBoundary resetKey={pathname}>
          <Suspense fallback={<Skeleton active title={false} paragraph={{ rows: 8 }} />}>
            <Page />
          </Suspense>
        </PageBoundary>
      </main>
    </div>
  )
}
