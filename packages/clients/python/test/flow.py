"""The whole flow against a running service: python3 flow.py URL KEY OLD.pdf NEW.pdf"""

import sys

from paylift_client import ApiError, Client, JobFailed

url, key, old_path, new_path = sys.argv[1:]
client = Client(url, key)

before = len(list(client.each(client.list_documents)))
old, new = client.upload(old_path), client.upload(new_path)
job = client.wait_for_job(old["job_id"])
client.wait_for_job(new["job_id"])
assert job["result"]["confidence_score"] >= 0.95

correction = client.create_correction(
    job["id"],
    {
        "correction_type": "wrong_value",
        "field_path": "employees[0].name",
        "original_value": job["result"]["canonical_output"]["employees"][0]["name"],
        "corrected_value": "GRACE HOPPER",
    },
)
corrected = client.get_corrected_output(job["id"])
assert corrected["applied"] == [correction["id"]]
assert corrected["canonical_output"]["employees"][0]["name"] == "GRACE HOPPER"

migration = client.create_migration({"name": "July", "source_provider": "adp", "target_provider": "gusto"})["id"]
source = client.create_run(migration, {"run_type": "source", "document_id": old["id"]})
target = client.create_run(migration, {"run_type": "target", "document_id": new["id"]})
started = client.create_validation(migration, {"source_run_id": source["id"], "target_run_id": target["id"]})
validation = client.wait_for_validation(migration, started["id"])
assert validation["report"]["discrepancies"], "two documents of different companies"
page = client.get_validation_report(migration, started["id"], format="html")
assert b"GRACE HOPPER" in page
assert client.get_readiness(migration)["go"] is False

listed = [document["id"] for document in client.each(client.list_documents)]
assert listed[before:] == [old["id"], new["id"]], "the oldest first"
assert client.get_document_content(old["id"]).startswith(b"%PDF-")

damaged = client.upload(b"%PDF-1.7\nand no more", filename="damaged.pdf")
try:
    client.wait_for_job(damaged["job_id"])
    raise AssertionError("it is damaged")
except JobFailed as error:
    assert error.code == "damaged"
assert client.delete_document(damaged["id"]) is None
try:
    client.get_document(damaged["id"])
    raise AssertionError("it is deleted")
except ApiError as error:
    assert (error.status, error.code) == (404, "document_not_found")
print("done")
