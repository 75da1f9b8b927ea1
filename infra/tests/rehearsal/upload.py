"""Uploads the files of a release with the handler of aws-cdk-lib, which is the code of a Lambda function.

Usage: upload.py FOLDER. FOLDER has the handler; standard input is JSON: the assets, which are zipped into the bucket of
assets as `cdk deploy` does, and the events of CloudFormation. Prints the results as JSON.
"""

import json
import shutil
import subprocess
import sys
import tempfile

import boto3

sys.path.insert(0, sys.argv[1])
import index

work = json.load(sys.stdin)
s3 = boto3.client("s3")
s3.create_bucket(Bucket=work["bucket"])
for key, folder in work["assets"]:
    with tempfile.TemporaryDirectory() as target:
        s3.upload_file(shutil.make_archive(f"{target}/asset", "zip", folder), work["bucket"], key)

# In Lambda the AWS CLI is in a layer, and the result goes to CloudFormation.
check_call = subprocess.check_call
index.subprocess.check_call = lambda words: check_call([shutil.which("aws"), *words[1:]], stdout=sys.stderr)
results = []
index.cfn_send = lambda event, context, status, reason=None, **_: results.append((status, reason))

for event in work["events"]:
    index.handler(event, None)
print(json.dumps(results))
