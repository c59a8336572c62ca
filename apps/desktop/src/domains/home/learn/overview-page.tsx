import { Suspense } from 'react'
import { useMoments } from '../../../kernel/moment.ts'
import { useSlots } from '../../../kernel/slots.ts'
import { useT } from '../../../kernel/text.ts'
import { Dunes } from '../../../kernel/ui/page/dunes.tsx'
import { usePageTitle } from '../../../kernel/ui/page/use-page-title.ts'
import { useViewer } from '../../../kernel/viewer.ts'
import { greetingAt } from './greeting.ts'
import styles from './overview-page.module.css'

/** The first page after sign-in: a greeting, and the cards of the domains. */
export function OverviewPage() {
  const t = useT()
  const moments = useMoments()
  const { name } = useViewer()
  const { cards } = useSlots()
  const now = new Date()
  usePageTitle(t('home.overview'))

  const cardsOf = (place: 'full' | 'wide' | 'side') =>
    cards.filter((card) => card.place === place).map(({ id, card: Card }) => <Card key={id} />)
  return (
    <div className={styles.page}>
      <header className={styles.hero}>
        <Dunes crop="wide" className={styles.dunes} />
        <div className={styles.words}>
          <p className={styles.date}>{moments.weekday(now)}</p>
          <h1 className={styles.greeting}>{t(greetingAt(now.getHours()), { name })}</h1>
        </div>
      </header>
      <Suspense>
        {cardsOf('full')}
        <div className={styles.columns}>
          <div className={styles.column}>{cardsOf('wide')}</div>
          <div className={styles.column}>{cardsOf('side')}</div>
        </div>
      </Suspense>
    </div>
  )
}
