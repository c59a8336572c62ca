import type { ScoreState } from '@sands/contract/social/social.model'
import { CallError, call } from '@sands/web/call/call'
import { useAct, useCall } from '@sands/web/call/use-call'
import { localeOf, useLanguage, useT } from '@sands/web/i18n/i18n'
import { getSession } from '@sands/web/session/session'
import { createStore, useStore } from '@sands/web/store/store'
import { showToast } from '@sands/web/toast/toast'
import { useState } from 'react'
import type { RatingProps, SocialThing } from '../../../kernel/slots.ts'
import { Button } from '../../../kernel/ui/button.tsx'
import { Bone, Skeleton } from '../../../kernel/ui/skeleton.tsx'
import { ErrorState } from '../../../kernel/ui/states.tsx'
import { SCORE_GET, scoredQuery } from '../social-calls.ts'
import styles from './rating.module.css'
import { StarChoice, Stars } from './stars.tsx'

/** What the person has rated since the app was opened: answers from before do not know of it. */
const rated = createStore<ReadonlyMap<string, ScoreState>>(new Map())
const ratedKey = ({ module, moduleId }: SocialThing) => `${getSession()?.userId} ${module} ${moduleId}`
const keep = (thing: SocialThing, state: ScoreState) => rated.set(new Map(rated.get()).set(ratedKey(thing), state))

function Mean({ score, scoreCount }: Pick<ScoreState, 'score' | 'scoreCount'>) {
  const t = useT()
  const [language] = useLanguage()
  if (score === null) return <p className={styles.none}>{t('social.rating_none')}</p>
  const mean = new Intl.NumberFormat(localeOf(language), { minimumFractionDigits: 1, maximumFractionDigits: 1 })
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

function GiveRating({ thing }: { thing: SocialThing }) {
  const t = useT()
  const [chosen, setChosen] = useState(0)
  const act = useAct('POST /sands-system/api/v1/score/create')
  const give = () =>
    act.mutate(
      { body: { ...scoredQuery(thing), score: chosen } },
      {
        onSuccess: (state) => {
          keep(thing, state)
          showToast(t('social.rating_thanks'), { kind: 'success' })
        },
        onError: async (error) => {
          // Given on another device meanwhile: what counts is what is there.
          if (!(error instanceof CallError) || error.status !== 409) return
          keep(thing, await call(SCORE_GET, { query: scoredQuery(thing), silent: true }))
        },
      },
    )
  return (
    <div className={styles.give}>
      <StarChoice label={t('social.rating_yours')} value={chosen} onChoose={setChosen} />
      {chosen === 0 ? (
        <p className={styles.meta}>{t('social.rating_hint')}</p>
      ) : (
        <Button look="soft" busy={act.isPending} disabled={act.isPending} onClick={give}>
          {t('social.rating_give')}
        </Button>
      )}
    </div>
  )
}

/** The mean of all, and stars to tap. A rating is given once and stays. */
export function Rating({ module, moduleId, state }: RatingProps) {
  const t = useT()
  const thing = { module, moduleId }
  const mine = useStore(rated).get(ratedKey(thing))
  const asked = useCall(SCORE_GET, { query: scoredQuery(thing) }, { enabled: !state, silent: true })
  const given = state ?? asked.data
  const shown = given?.myScore == null ? (mine ?? given) : given
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
        {shown.myScore === null ? (
          <GiveRating thing={thing} />
        ) : (
          <p className={styles.given}>
            {t('social.rating_given')}
            <Stars value={shown.myScore} />
          </p>
        )}
      </>
    )
  }
}
