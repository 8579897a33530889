/**
 *   online ──wentOffline──▶ offline ──wentOnline──▶ online
 */
export type ConnectivityState = { readonly status: 'online' } | { readonly status: 'offline' };
