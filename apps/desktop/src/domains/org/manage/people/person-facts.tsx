import type { ManagedUserDetail } from '@sands/contract/org/people.model'
import { useT } from '../../../../kernel/text.ts'
import { Facts } from '../../../../kernel/ui/facts.tsx'
import styles from './person.module.css'

/** A person as seen by people who may not change them. */
export function PersonFacts({ person }: { person: ManagedUserDetail }) {
  const t = useT()
  const none = t('org.not_set')
  return (
    <>
      <section className={styles.section}>
        <h3 className={styles.heading}>{t('org.basics')}</h3>
        <Facts
          facts={[
            { label: t('org.user_name'), value: person.userName },
            { label: t('org.mobile'), value: person.mobile ?? none },
            { label: t('org.email'), value: person.email ?? none },
            { label: t('org.labels'), value: person.labels.map(({ name }) => name).join(', ') || none },
          ]}
        />
      </section>
      {person.places.map((place) => (
        <section key={place.collegeId} className={styles.section}>
          <h3 className={styles.heading}>{place.collegeName}</h3>
          <Facts
            facts={[
              { label: t('org.department'), value: place.departmentName ?? none },
              { label: t('org.post'), value: place.postName ?? none },
              { label: t('org.leader'), value: place.leaderName ?? none },
            ]}
          />
        </section>
      ))}
    </>
  )
}
