import { SettingOutlined } from '@ant-design/icons'
import { Link, useLocation } from 'react-router'
import { PhoneHint } from '../kernel/jump/phone-hint.tsx'
import { useT } from '../kernel/text.ts'
import { LinkButton } from '../kernel/ui/link-button.tsx'
import { BrandMark } from '../kernel/ui/page/brand-mark.tsx'
import { FootLinks } from '../kernel/ui/page/foot-links.tsx'
import { type NavEntry, SideNav } from '../kernel/ui/page/side-nav.tsx'
import { useViewer } from '../kernel/viewer.ts'
import { NavigationSearch } from './navigation-search.tsx'
import { PageOutlet } from './page-outlet.tsx'
import styles from './portal-frame.module.css'
import { manageScreensFor, portalScreens } from './registry.ts'
import { SkipLink } from './skip-link.tsx'
import { TopTools } from './top-tools.tsx'

/** The learner portal, on a grid of 1200 pixels. */
export function PortalFrame() {
  const t = useT()
  const viewer = useViewer()
  const { pathname } = useLocation()
  const wide = portalScreens.some((screen) => screen.path === pathname && screen.wide)
  const entries = portalScreens.flatMap<NavEntry>(({ path, label, icon, count }) =>
    icon ? [{ path, label: t(label), icon, count }] : [],
  )
  return (
    <div className={styles.frame} data-wide={wide}>
      <SkipLink />
      <header className={styles.top}>
        <div className={styles.topInner}>
          <Link to="/" className={styles.brand}>
            <BrandMark />
            <span className={styles.name}>{t('kernel.product')}</span>
          </Link>
          <span className={styles.college}>{viewer.collegeName}</span>
          <div className={styles.tools}>
            <NavigationSearch inPortal />
            {manageScreensFor(viewer).length > 0 && (
              <LinkButton type="text" icon={<SettingOutlined aria-hidden />} to="/manage">
                {t('manage.title')}
              </LinkButton>
            )}
            <TopTools />
          </div>
        </div>
      </header>
      <div className={styles.grid}>
        {!wide && (
          <aside className={styles.side}>
            <SideNav label={t('kernel.tabs')} groups={[{ id: 'portal', entries }]} />
          </aside>
        )}
        <PhoneHint>
          <PageOutlet className={styles.content} />
        </PhoneHint>
      </div>
      <footer className={styles.foot}>
        <FootLinks />
      </footer>
    </div>
  )
}
