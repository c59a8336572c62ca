import type { FileKind, FileStatus } from '@sands/rules/upload'
import type { DesktopText } from '../text.ts'
import type { Tone } from '../ui/state-tag.tsx'

export const KIND_TEXTS: Readonly<Record<FileKind, DesktopText>> = {
  video: 'media.kind_video',
  audio: 'media.kind_audio',
  document: 'media.kind_document',
  image: 'media.kind_image',
  caption: 'media.kind_caption',
}

export const STATUS_TEXTS: Readonly<Record<FileStatus, DesktopText>> = {
  1: 'media.state_queued',
  2: 'media.state_running',
  3: 'media.state_ready',
  4: 'media.state_failed',
}

export const STATUS_TONES: Readonly<Record<FileStatus, Tone>> = { 1: 'neutral', 2: 'info', 3: 'success', 4: 'danger' }
