import type { FaceSignIn } from '@sands/contract/face/face.model'
import { useT } from '@sands/web/i18n/i18n'
import { Avatar } from '../../../kernel/ui/avatar.tsx'
import styles from '../pages/face.module.css'

/** Who is expected on the day, and who has signed in already. */
export function ExpectedPeople({ people }: Pick<FaceSignIn, 'people'>) {
  const t = useT()
  if (people.length === 0) return null
  return (
    <section className={styles.card}>
      <h2 className={styles.section}>{t('face.check_people')}</h2>
      <ul>
        {people.map(({ name, departmentName, isSigned }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two people may have the same name, and the list is only shown
          <li key={`${at} ${name}`} className={styles.row}>
            <span className={styles.person}>
              <Avatar name={name} src={null} />
              <span>
                <span>{name}</span>
                <span className={styles.meta}>{departmentName}</span>
              </span>
            </span>
            <span className={styles.tag} data-tone={isSigned === 1 ? 'good' : 'plain'}>
              {t(isSigned === 1 ? 'face.check_signed' : 'face.check_missing')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
