import { Link } from 'react-router'
import { useSlots } from '../../slots.ts'
import { useT } from '../../text.ts'
import styles from './foot-links.module.css'
import { PhoneVersionLink } from './phone-version-link.tsx'

export function FootLinks() {
  const t = useT()
  return (
    <ul className={styles.links}>
      {useSlots().footLinks.map(({ path, label }) => (
        <li key={path}>
          <Link to={path}>{t(label)}</Link>
        </li>
      ))}
      <li>
        <PhoneVersionLink />
      </li>
    </ul>
  )
}
