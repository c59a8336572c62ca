import { Fragment } from 'react'
import { Link } from 'react-router'
import { useT } from '../kernel/text.ts'
import styles from './breadcrumbs.module.css'
import { domainScreens } from './registry.ts'

/** Area, domain, page. Only the area is a link, because a domain has no page of its own. */
export function Breadcrumbs({ pathname }: { pathname: string }) {
  const t = useT()
  const home = domainScreens.find(({ manage = [] }) => manage.some(({ path }) => path === pathname))
  const page = home?.manage?.find(({ path }) => path === pathname)
  return (
    <nav className={styles.bar} aria-label={t('manage.breadcrumbs')}>
      <ol className={styles.crumbs}>
        <li>
          <Link to="/manage">{t('manage.title')}</Link>
        </li>
        {[home?.label, page?.label].map(
          (label) =>
            label && (
              <Fragment key={label}>
                <li aria-hidden="true">/</li>
                <li className={styles.name} title={t(label)} aria-current={label === page?.label ? 'page' : undefined}>
                  {t(label)}
                </li>
              </Fragment>
            ),
        )}
      </ol>
    </nav>
  )
}
