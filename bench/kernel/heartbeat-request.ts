import { HOST } from './port.ts'

export const HEARTBEAT_PATH = '/sands-user/api/v1/user/user-stay-duration/saveDuration'

export interface HeartbeatRequest {
  port: number
  token: string
  /** When the person's app was last in sight. */
  at: string
}

/** The bytes a phone sends every five seconds. */
export function heartbeatRequest({ port, token, at }: HeartbeatRequest): Buffer {
  const body = JSON.stringify({ stayDateTime: at, stayDuration: 5, terminalType: 2 })
  const lines = [
    `POST ${HEARTBEAT_PATH} HTTP/1.1`,
    `Host: ${HOST}:${port}`,
    'Accept: */*',
    'Accept-Language: zh-cn',
    `Authorization: Bearer ${token}`,
    'Content-Type: application/json',
    'User-Agent: Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36',
    'X-Platform: H5',
    'X-Time-Zone: Asia/Shanghai',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ]
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${body}`, 'latin1')
}
