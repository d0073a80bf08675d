#!/bin/sh
# Makes the files in secrets/ that compose.yaml names; what is there already stays as it is.
# Inside containers they are read by users of their own, so the files can be read by all, and their folder by its owner.
set -eu
cd "$(dirname "$0")/.."
mkdir -p secrets
chmod 700 secrets
umask 022

random() { head -c "$1" /dev/urandom | od -An -v -tx1 | tr -d ' \n'; }
keep() { [ -e "secrets/$1" ] || printf '%s' "$2" > "secrets/$1"; }

keep session_secret "$(random 32)"
keep database_password "$(random 24)"
keep database_url "postgres://wordkin:$(cat secrets/database_password)@database:5432/wordkin"
keep s3_access_key_id "$(random 10)"
keep s3_secret_access_key "$(random 24)"
keep storage_identities "$(printf '{"identities":[{"name":"wordkin","credentials":[{"accessKey":"%s","secretKey":"%s"}],"actions":["Admin","Read","Write","List","Tagging"]}]}' \
  "$(cat secrets/s3_access_key_id)" "$(cat secrets/s3_secret_access_key)")"

keep metrics_token "$(random 16)"

for name in openai_api_key smtp_url google_client_secret oidc_client_secret youtube_api_key stripe_secret_key stripe_webhook_secret otel_headers; do
  keep "$name" ''
done
echo "secrets/ is complete. Empty files leave their variable unset:"
find secrets -type f -size 0 | sort
