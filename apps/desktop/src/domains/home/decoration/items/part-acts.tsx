import { Button } from 'antd'
import type { ScreenIcon } from '../../../../kernel/screens.ts'
import { useT } from '../../../../kernel/text.ts'
import styles from '../settings.module.css'

interface Act {
  readonly text: 'home.edit_up' | 'home.edit_down' | 'home.edit_duplicate' | 'home.edit_remove'
  readonly icon: ScreenIcon
  /** Undefined when the action is not available now. */
  readonly run: (() => void) | undefined
}

/** The actions on a part, as small buttons that name it. */
export function PartActs({ name, acts }: { name: string; acts: readonly Act[] }) {
  const t = useT()
  return (
    <div className={styles.acts}>
      {acts.map(({ text, icon: Icon, run }) => (
        <Button
          key={text}
          type="text"
          size="small"
          icon={<Icon aria-hidden />}
          aria-label={t('home.edit_act', { act: t(text), name })}
          title={t(text)}
          disabled={!run}
          onClick={run}
        />
      ))}
    </div>
  )
}
