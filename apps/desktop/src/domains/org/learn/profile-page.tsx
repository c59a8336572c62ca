import { Suspense } from 'react'
import { useSlots } from '../../../kernel/slots.ts'
import { useT } from '../../../kernel/text.ts'
import { ManagePage } from '../../../kernel/ui/page/manage-page.tsx'
import { CollegesCard } from './colleges-card.tsx'
import { OwnCard } from './own-card.tsx'
import styles from './profile-page.module.css'

/** The person's own data, followed by cards of other domains, such as language and password. */
export function ProfilePage() {
  const t = useT()
  const { cards } = useSlots()
  return (
    <ManagePage title={t('org.profile')}>
      <div className={styles.cards}>
        <OwnCard />
        <CollegesCard />
        <Suspense>
          {cards
            .filter(({ place }) => place === 'profile')
            .map(({ id, card: Card }) => (
              <Card key={id} />
            ))}
        </Suspense>
      </div>
    </ManagePage>
  )
}
