import { HOST } from '../../../scripts/kernel/port.ts'

/** A call as a phone makes it, independent of the person. */
export interface PhoneCall {
  method: 'GET' | 'POST'
  path: string
  headers?: Readonly<Record<string, string>>
  body?: object
}

/** The bytes a phone sends. */
export function phoneRequest(
  { method, path, headers = {}, body }: PhoneCall,
  { port, token }: { port: number; token: string },
): Buffer {
  const text = body ? JSON.stringify(body) : ''
  const lines = [
    `${method} ${path} HTTP/1.1`,
    `Host: ${HOST}:${port}`,
    'Accept: */*',
    'Accept-Language: zh-cn',
    `Authorization: Bearer ${token}`,
    ...(body ? ['Content-Type: application/json'] : []),
    'User-Agent: Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36',
    'X-Platform: H5',
    'X-Time-Zone: Asia/Shanghai',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ...(body ? [`Content-Length: ${Buffer.byteLength(text)}`] : []),
  ]
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${text}`)
}
