import type { ChannelReport } from '@sands/contract/message/channel.model'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import { StateTag } from '../../../kernel/ui/state-tag.tsx'
import { DELIVERY_TONES } from './delivery-tones.ts'
import styles from './outgoing.module.css'

/** How many messages of a channel are in which state. */
export function ChannelStates({ row: { channel, states } }: { row: ChannelReport[number] }) {
  const t = useT()
  const moments = useMoments()
  return (
    <div className={styles.channel}>
      <span>{t(`message.channel_${channel}`)}</span>
      {states
        .filter(({ people }) => people > 0)
        .map(({ state, people }) => (
          <StateTag key={state} tone={DELIVERY_TONES[state]}>
            {`${t(`message.delivery_${state}`)} ${moments.number(people)}`}
          </StateTag>
        ))}
    </div>
  )
}
