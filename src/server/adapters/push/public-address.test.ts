import { expect, test } from 'vitest'
import { isPublicAddress, isPublicHttps, lookUpPublic } from './public-address.ts'

test('WEB-06 an address of one’s own network, of this machine or of nobody is not public', () => {
  for (const ip of [
    ...['127.0.0.1', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1', '169.254.169.254'],
    ...['0.0.0.0', '100.64.0.1', '224.0.0.1', '255.255.255.255', '192.0.2.7', '198.18.0.1'],
    ...['::1', '::', 'fe80::1', 'fc00::1', 'fd12::1', 'ff02::1', '2001:db8::1', '2002:7f00:1::'],
    ...['::ffff:127.0.0.1', '::ffff:8.8.8.8', '64:ff9b::7f00:1', '2001::1', 'no address', ''],
  ])
    expect(isPublicAddress(ip), ip).toBe(false)
  for (const ip of ['8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450:4001::1'])
    expect(isPublicAddress(ip), ip).toBe(true)
})

test('WEB-06 what may be asked is https at its port by a name of the internet', () => {
  for (const address of [
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://wns2-pn1p.notify.windows.com/w/?token=abc',
    'https://8.8.8.8/abc',
  ])
    expect(isPublicHttps(address), address).toBe(true)
  for (const address of [
    'http://fcm.googleapis.com/x',
    'https://localhost/x',
    'https://localhost./x',
    'https://drishti/x',
    'https://database.internal/x',
    'https://127.0.0.1/x',
    'https://2130706433/x',
    'https://0x7f.1/x',
    'https://[::1]/x',
    'https://[::ffff:169.254.169.254]/x',
    'https://push.example.com:8443/x',
    'https://user:pass@push.example.com/x',
    'ftp://push.example.com/x',
    'nonsense',
  ])
    expect(isPublicHttps(address), address).toBe(false)
})

test('WEB-06 a name that leads to this machine is not connected to', async () => {
  const error = await new Promise((done) =>
    lookUpPublic('localhost', { all: false }, (problem) => done(problem)),
  )
  expect(error).toBeInstanceOf(Error)
})
