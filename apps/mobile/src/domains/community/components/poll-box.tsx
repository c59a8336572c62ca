import type { Poll } from '@sands/contract/community/community.model'
import { useAct } from '@sands/web/call/use-call'
import type { ContentId } from '@sands/web/community/community-calls'
import { useT } from '@sands/web/i18n/i18n'
import { useState } from 'react'
import { Button } from '../../../kernel/ui/button.tsx'
import styles from './poll-box.module.css'

const VOTE = 'POST /sands-lms/api/v1/community/content/vote'
type OptionId = Poll['options'][number]['id']

/** A poll. The numbers are shown after the person has voted. */
export function PollBox({ id, poll: first }: { id: ContentId; poll: Poll }) {
  const t = useT()
  const vote = useAct(VOTE)
  const [chosen, setChosen] = useState<readonly OptionId[]>([])
  const poll = vote.data ?? first
  const total = Math.max(1, poll.voters)
  const toggle = (option: OptionId) => {
    if (poll.isMultiple === 0) return setChosen([option])
    setChosen(chosen.includes(option) ? chosen.filter((other) => other !== option) : [...chosen, option])
  }
  return (
    <fieldset className={styles.poll}>
      <legend className={styles.legend}>
        {t(poll.isMultiple === 1 ? 'community.poll_multiple' : 'community.poll_single')}
      </legend>
      {poll.options.map(({ id: option, text, votes, isMine }) => (
        <div key={option} className={styles.option} data-mine={isMine === 1}>
          {votes === null ? (
            <label className={styles.choice}>
              <input
                type={poll.isMultiple === 1 ? 'checkbox' : 'radio'}
                name={`poll-${id}`}
                checked={chosen.includes(option)}
                onChange={() => toggle(option)}
              />
              <span className={styles.text}>{text}</span>
            </label>
          ) : (
            <>
              <span className={styles.share}>
                {t('community.poll_share', { share: Math.round((votes / total) * 100) })}
              </span>
              <span className={styles.text}>{text}</span>
            </>
          )}
        </div>
      ))}
      {poll.hasVoted === 0 && (
        <Button
          look="soft"
          disabled={chosen.length === 0}
          busy={vote.isPending}
          onClick={() => vote.mutate({ body: { id, optionIds: [...chosen] } })}
        >
          {t('community.poll_vote')}
        </Button>
      )}
      <p className={styles.voters}>{t('community.poll_voters', { count: poll.voters })}</p>
    </fieldset>
  )
}
