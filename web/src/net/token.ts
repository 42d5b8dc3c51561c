// The browser's own token: whoever has it holds the seats. Made once, kept in local storage, never in an address.
const KEY = 'tashkalar.token';

export function makeToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

let token: string | null = null;

export function myToken(): string {
  if (token) return token;
  try {
    token = localStorage.getItem(KEY);
    if (!token || !/^[0-9a-f]{32}$/.test(token)) {
      token = makeToken();
      localStorage.setItem(KEY, token);
    }
  } catch {
    token = makeToken();
  }
  return token;
}
