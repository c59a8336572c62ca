import { useT } from '@sands/web/i18n/i18n'
import { Button } from '../../../kernel/ui/button.tsx'
import styles from './choosing-bar.module.css'

interface ChoosingBarProps {
  count: number
  all: boolean
  onAll: () => void
  onDelete: () => void
}

export function ChoosingBar({ count, all, onAll, onDelete }: ChoosingBarProps) {
  const t = useT()
  return (
    <div className={styles.bar}>
      <Button look="soft" onClick={onAll}>
        {t(all ? 'message.choose_none' : 'message.choose_all')}
      </Button>
      <Button look="danger" disabled={count === 0} onClick={onDelete}>
        {t('message.delete_chosen', { count })}
      </Button>
    </div>
  )
}
