import { Suspense } from 'react'
import { useSlots } from '../../../kernel/slots.ts'
import { useT } from '../../../kernel/text.ts'
import { ManagePage } from '../../../kernel/ui/page/manage-page.tsx'
import { CollegesCard } from './colleges-card.tsx'
import { OwnCard } from './own-card.tsx'
import styles from './profile-page.module.css'

/** Who one is here, and what one can change about it: the cards of other domains follow one's own. */
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
