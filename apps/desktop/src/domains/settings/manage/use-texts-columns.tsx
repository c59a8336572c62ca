import type { ManagedText } from '@sands/contract/settings/texts.model'
import { LANGUAGE_NAMES, LANGUAGES } from '@sands/rules/language'
import { localeOf } from '@sands/web/i18n/i18n'
import { Button } from 'antd'
import { useT } from '../../../kernel/text.ts'
import type { Column } from '../../../kernel/ui/list/row-table.tsx'
import { StateTag } from '../../../kernel/ui/state-tag.tsx'
import styles from './texts.module.css'

/**
 * The key, then the languages side by side: the text that people read now, and whether it is the company's own wording.
 */
export function useTextsColumns({ onOpen }: { onOpen: (key: string) => void }): Column<ManagedText>[] {
  const t = useT()
  return [
    {
      key: 'key',
      title: t('settings.texts_key'),
      cell: ({ key, place }) => (
        <div className={styles.name}>
          <Button type="link" className={styles.key ?? ''} onClick={() => onOpen(key)}>
            {key}
          </Button>
          <span className={styles.place}>{t(`settings.texts_place_${place}`)}</span>
        </div>
      ),
    },
    ...LANGUAGES.map(
      (language): Column<ManagedText> => ({
        key: language,
        title: LANGUAGE_NAMES[language],
        cell: ({ wordings }) => {
          const wording = wordings.find((each) => each.language === language)
          if (!wording) return null
          const { builtIn, edit, misfit } = wording
          const isMissing = edit === null && wordings.some((other) => other.edit !== null)
          return (
            <div className={styles.cell}>
              <span className={styles.wording} lang={localeOf(language)} title={edit ?? builtIn}>
                {edit ?? builtIn}
              </span>
              {edit !== null && !misfit && <StateTag tone="info">{t('settings.texts_state_edited')}</StateTag>}
              {misfit && <StateTag tone="danger">{t('settings.texts_state_misfit')}</StateTag>}
              {isMissing && <StateTag tone="warning">{t('settings.texts_built_in')}</StateTag>}
            </div>
          )
        },
      }),
    ),
  ]
}
