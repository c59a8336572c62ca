import { CallError } from '@sands/web/call/call'
import { useT } from '@sands/web/i18n/i18n'
import { lazyPart } from '@sands/web/lazy/lazy-part.tsx'
import { type ComponentType, type ReactNode, Suspense } from 'react'
import { type ErrorPicture, pictureOf } from '../../error-picture.ts'
import { Button } from '../button.tsx'
import { classNames } from '../class-names.ts'
import styles from './states.module.css'

const NoPicture = () => null

// Most visits see no picture. The place of one that cannot be loaded stays free.
const EmptyScene = lazyPart(async () => (await import('./scene.tsx')).EmptyScene, NoPicture)
const ErrorScene = lazyPart(async () => (await import('./scene.tsx')).ErrorScene, NoPicture)
const NoPermissionScene = lazyPart(async () => (await import('./scene.tsx')).NoPermissionScene, NoPicture)
const NotFoundScene = lazyPart(async () => (await import('./scene.tsx')).NotFoundScene, NoPicture)
const OfflineScene = lazyPart(async () => (await import('./scene.tsx')).OfflineScene, NoPicture)

const Picture = ({ of: Scene }: { of: ComponentType }) => (
  <div className={styles.picture}>
    <Suspense>
      <Scene />
    </Suspense>
  </div>
)

interface StateProps {
  picture: ReactNode
  title: string
  text?: string | undefined
  action?: ReactNode
  /** Fills a part of a page, not all of it. */
  compact?: boolean | undefined
}

/** A picture, a sentence, an action. */
export function State({ picture, title, text, action, compact }: StateProps) {
  return (
    <div className={classNames(styles.state, compact && styles.compact)}>
      {picture}
      <h2 className={styles.title}>{title}</h2>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}

export const EmptyState = (props: Omit<StateProps, 'picture'>) => (
  <State picture={<Picture of={EmptyScene} />} {...props} />
)
export const NotFoundState = (props: Omit<StateProps, 'picture'>) => (
  <State picture={<Picture of={NotFoundScene} />} {...props} />
)

const PICTURES: Readonly<Record<ErrorPicture, { picture: ReactNode; title: TitleKey }>> = {
  'no-permission': { picture: <Picture of={NoPermissionScene} />, title: 'kernel.no_permission_title' },
  gone: { picture: <Picture of={EmptyScene} />, title: 'kernel.gone_title' },
  offline: { picture: <Picture of={OfflineScene} />, title: 'kernel.offline_title' },
  error: { picture: <Picture of={ErrorScene} />, title: 'kernel.error_title' },
}
type TitleKey = 'kernel.no_permission_title' | 'kernel.gone_title' | 'kernel.offline_title' | 'kernel.error_title'

export function ErrorPictureState({ kind, ...rest }: Omit<StateProps, 'picture' | 'title'> & { kind: ErrorPicture }) {
  const t = useT()
  const { picture, title } = PICTURES[kind]
  return <State picture={picture} title={t(title)} {...rest} />
}

interface ErrorStateProps {
  error: unknown
  onRetry: () => void
  compact?: boolean
}

/** Shown instead of the content of a page: the server's error message, and a button to try again. */
export function ErrorState({ error, onRetry, compact }: ErrorStateProps) {
  const t = useT()
  const text = error instanceof CallError && error.msg ? error.msg : t('kernel.error_text')
  const retry = <Button onClick={onRetry}>{t('kernel.retry')}</Button>
  return <ErrorPictureState kind={pictureOf(error)} text={text} action={retry} compact={compact} />
}
