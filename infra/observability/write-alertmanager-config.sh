#!/bin/sh
# write-alertmanager-config.sh TEMPLATE: prints the template with the settings of the environment.
# Without ALERT_WEBHOOK_URL pages go by mail only; without ALERT_MAIL_TO everything goes to the webhook only.
set -eu
if [ -z "$ALERT_MAIL_TO$ALERT_WEBHOOK_URL" ]; then
  echo 'Set ALERT_MAIL_TO with ALERT_SMTP_HOST and ALERT_MAIL_FROM, or ALERT_WEBHOOK_URL, in .env.' >&2
  exit 1
fi
if [ -n "$ALERT_MAIL_TO" ] && { [ -z "$ALERT_SMTP_HOST" ] || [ -z "$ALERT_MAIL_FROM" ]; }; then
  echo 'ALERT_MAIL_TO also needs ALERT_SMTP_HOST (mail.example.org:587) and ALERT_MAIL_FROM.' >&2
  exit 1
fi
without=
[ -n "$ALERT_WEBHOOK_URL" ] || without='/webhook_configs:$/,/ALERT_WEBHOOK_URL/d'
[ -n "$ALERT_HEARTBEAT_URL" ] || without="$without;/ALERT_HEARTBEAT_URL/d"
[ -n "$ALERT_MAIL_TO" ] || without="$without;/email_configs:/,/ALERT_MAIL_TO/d;/^  smtp_/d"
escaped() { printf '%s' "$1" | sed "s/[\\\\&|]/\\\\&/g; s/'/''/g"; }
sed -e "$without" "$1" | sed \
  -e "s|ALERT_MAIL_TO|$(escaped "$ALERT_MAIL_TO")|" \
  -e "s|ALERT_MAIL_FROM|$(escaped "$ALERT_MAIL_FROM")|" \
  -e "s|ALERT_SMTP_HOST|$(escaped "$ALERT_SMTP_HOST")|" \
  -e "s|ALERT_SMTP_USER|$(escaped "$ALERT_SMTP_USER")|" \
  -e "s|ALERT_SMTP_PASSWORD|$(escaped "$ALERT_SMTP_PASSWORD")|" \
  -e "s|ALERT_HEARTBEAT_URL|$(escaped "$ALERT_HEARTBEAT_URL")|" \
  -e "s|ALERT_WEBHOOK_URL|$(escaped "$ALERT_WEBHOOK_URL")|"
