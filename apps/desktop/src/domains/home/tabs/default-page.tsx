import { Radio } from 'antd'
import { useT } from '../../../kernel/text.ts'
import { Card } from '../../../kernel/ui/card.tsx'
import { openWith, type TabEntry } from './tab-edit.ts'
import { useTabWords } from './tab-words.ts'
import styles from './tabs.module.css'

const HOME = ''

interface DefaultPageProps {
  entries: readonly TabEntry[]
  onChange: (entries: readonly TabEntry[]) => void
}

/** Chooses the screen that the app opens with: the home page, or another tab. */
export function DefaultPage({ entries, onChange }: DefaultPageProps) {
  const t = useT()
  const words = useTabWords()
  const others = entries.filter(({ tab }) => tab.code !== 'home')
  const chosen = others.find(({ tab }) => tab.isDefaultPage)?.key ?? HOME
  return (
    <Card title={t('home.tabs_default')}>
      <Radio.Group
        className={styles.defaults ?? ''}
        aria-label={t('home.tabs_default')}
        value={chosen}
        options={[
          { value: HOME, label: t('home.tabs_default_none') },
          ...others.map(({ key, tab }) => ({ value: key, label: words.name(tab) })),
        ]}
        onChange={({ target }) => onChange(openWith(entries, target.value === HOME ? null : String(target.value)))}
      />
      {chosen !== HOME && entries.some(({ tab }) => tab.code === 'home') && (
        <p className={styles.hint}>{t('home.tabs_default_hint')}</p>
      )}
    </Card>
  )
}
