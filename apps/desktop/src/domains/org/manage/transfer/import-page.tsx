import type { ImportPreview } from '@sands/contract/org/import.model'
import { Steps } from 'antd'
import { useState } from 'react'
import { useT } from '../../../../kernel/text.ts'
import { ManagePage } from '../../../../kernel/ui/page/manage-page.tsx'
import styles from './import.module.css'
import { ImportFile } from './import-file.tsx'
import { ImportMapping } from './import-mapping.tsx'
import type { ImportChoice } from './import-order.ts'
import { ImportRun } from './import-run.tsx'

type Stage =
  | { step: 'file' }
  | { step: 'mapping'; preview: ImportPreview; choice?: ImportChoice }
  | { step: 'run'; preview: ImportPreview; choice: ImportChoice }

const ORDER: readonly Stage['step'][] = ['file', 'mapping', 'run']

/** Imports people from a spreadsheet: choose the file, map its columns, do a dry run, then import. */
export function ImportPage() {
  const t = useT()
  const [stage, setStage] = useState<Stage>({ step: 'file' })
  return (
    <ManagePage title={t('org.import')} intro={t('org.import_intro')}>
      <Steps
        className={styles.steps ?? ''}
        current={ORDER.indexOf(stage.step)}
        items={[
          { title: t('org.import_step_file') },
          { title: t('org.import_step_mapping') },
          { title: t('org.import_step_run') },
        ]}
      />
      {stage.step === 'file' && <ImportFile onRead={(preview) => setStage({ step: 'mapping', preview })} />}
      {stage.step === 'mapping' && (
        <ImportMapping
          preview={stage.preview}
          {...(stage.choice && { start: stage.choice })}
          onBack={() => setStage({ step: 'file' })}
          onReady={(choice) => setStage({ step: 'run', preview: stage.preview, choice })}
        />
      )}
      {stage.step === 'run' && (
        <ImportRun
          preview={stage.preview}
          choice={stage.choice}
          onBack={() => setStage({ ...stage, step: 'mapping' })}
          onAgain={() => setStage({ step: 'file' })}
        />
      )}
    </ManagePage>
  )
}
