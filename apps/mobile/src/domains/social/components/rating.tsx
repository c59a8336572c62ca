import type { ScoreState } from '@sands/contract/social/social.model'
import { numberFormat } from '@sands/web/i18n/formats'
import { localeOf, useLanguage, useT } from '@sands/web/i18n/i18n'
import { StarChoice, Stars } from '@sands/web/social/stars.tsx'
import { useRating } from '@sands/web/social/use-rating'
import { useState } from 'react'
import type { RatingProps } from '../../../kernel/slots.ts'
import { Button } from '../../../kernel/ui/button.tsx'
import { Bone, Skeleton } from '../../../kernel/ui/page/skeleton.tsx'
import { ErrorState } from '../../../kernel/ui/page/states.tsx'
import styles from './rating.module.css'

function Mean({ score, scoreCount }: Pick<ScoreState, 'score' | 'scoreCount'>) {
  const t = useT()
  const [language] = useLanguage()
  if (score === null) return <p className={styles.none}>{t('social.rating_none')}</p>
  const mean = numberFormat(localeOf(language), { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return (
    <div className={styles.mean}>
      <span className={styles.number}>{mean.format(score)}</span>
      <span className={styles.facts}>
        <Stars value={score} />
        <span className={styles.meta}>{t('social.rating_count', { count: scoreCount })}</span>
      </span>
    </div>
  )
}

interface GiveRatingProps {
  isGiving: boolean
  onGive: (score: number) => void
}

function GiveRating({ isGiving, onGive }: GiveRatingProps) {
  const t = useT()
  const [chosen, setChosen] = useState(0)
  return (
    <div className={styles.give}>
      <StarChoice label={t('social.rating_yours')} value={chosen} onChoose={setChosen} />
      <p className={styles.meta}>{t('social.rating_hint')}</p>
      <Button block busy={isGiving} disabled={chosen === 0 || isGiving} onClick={() => onGive(chosen)}>
        {t('social.rating_give')}
      </Button>
    </div>
  )
}

/** The average rating, and stars to tap. A rating is given once and cannot be changed. */
export function Rating({ module, moduleId, state, isStarted = true }: RatingProps) {
  const t = useT()
  const { shown, asked, give, isGiving } = useRating({ module, moduleId }, state)
  return (
    <section className={styles.rating} aria-label={t('social.rating')}>
      {content()}
    </section>
  )

  function content() {
    if (!shown) {
      if (asked.isError) return <ErrorState compact error={asked.error} onRetry={() => void asked.refetch()} />
      return (
        <Skeleton>
          <Bone width="160px" height="32px" />
        </Skeleton>
      )
    }
    return (
      <>
        <Mean {...shown} />
        {shown.myScore === null && isStarted && <GiveRating isGiving={isGiving} onGive={give} />}
        {shown.myScore === null && !isStarted && <p className={styles.meta}>{t('social.rating_begin')}</p>}
        {shown.myScore !== null && (
          <p className={styles.given}>
            {t('social.rating_given')}
            <Stars value={shown.myScore} />
          </p>
        )}
      </>
    )
  }
}
