import type { ScoreState } from '@sands/contract/social/social.model'
import { useQueryClient } from '@tanstack/react-query'
import { CallError, call } from '../call/call.ts'
import { useAct, useCall } from '../call/use-call.ts'
import { translate } from '../i18n/texts.ts'
import { getSession } from '../session/session.ts'
import { createStore, useStore } from '../store/store.ts'
import { showToast } from '../toast/toast.ts'
import { SCORE_GET, scoredQuery } from './social-calls.ts'
import type { SocialTarget } from './target.ts'

/** The person's ratings since the app was opened: earlier answers do not include them. */
const rated = createStore<ReadonlyMap<string, ScoreState>>(new Map())
const ratedKey = ({ module, moduleId }: SocialTarget) => `${getSession()?.userId} ${module} ${moduleId}`
const keep = (target: SocialTarget, state: ScoreState) => rated.set(new Map(rated.get()).set(ratedKey(target), state))

const newer = (given: ScoreState | undefined, mine: ScoreState | undefined) =>
  given?.myScore == null ? (mine ?? given) : given

/** The rating in the answer of a content, with the person's new rating. */
export const useRated = (target: SocialTarget, given: ScoreState | undefined): ScoreState | undefined =>
  newer(given, useStore(rated).get(ratedKey(target)))

/**
 * The rating of a content. A rating is given once and cannot be changed. `state` comes from the answer of the content;
 * without it, it is loaded.
 */
export function useRating(target: SocialTarget, state: ScoreState | undefined) {
  const mine = useStore(rated).get(ratedKey(target))
  const asked = useCall(SCORE_GET, { query: scoredQuery(target) }, { enabled: !state, silent: true })
  const queries = useQueryClient()
  const act = useAct('POST /sands-system/api/v1/score/create')
  const given = state ?? asked.data
  const give = (score: number) =>
    act.mutate(
      { body: { ...scoredQuery(target), score } },
      {
        onSuccess: (now) => {
          keep(target, now)
          // Lists also show the average.
          void queries.invalidateQueries({ refetchType: 'none' })
          showToast(translate('social.rating_thanks'), { kind: 'success' })
        },
        onError: async (error) => {
          // The person has rated on another device meanwhile: the stored rating counts.
          if (!(error instanceof CallError) || error.status !== 409) return
          keep(target, await call(SCORE_GET, { query: scoredQuery(target), silent: true }))
        },
      },
    )
  return { shown: newer(given, mine), asked, give, isGiving: act.isPending }
}
